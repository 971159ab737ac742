import { Tabs } from '../../ui/tabs.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { useFollowUpFilters } from '../follow-ups/use-follow-up-filters.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreenSkeleton } from '../lists/list-screen.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { contactList, contactTabs } from './contact-list.ts'
import { GeneratePassword } from './generate-password.tsx'
import { ListedContacts, loadingText } from './listed-contacts.tsx'
import type { Route } from './+types/contacts.ts'

export const meta = () => officeMeta('Contacts')
/** Of the tab that is opened more often: the served page does not depend on the query. */
export const handle: OfficeHandle = { skeleton: () => <ListScreenSkeleton text={loadingText} /> }

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { tab } = contactList.queryOf(url.searchParams)
  if (tab === 'contacts') contactList.load({ url })
}

export default function Contacts() {
  const { query, show } = useListAddress(contactList)
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title="Customer Management" />
      <Tabs
        label="Customer Management"
        tabs={contactTabs}
        current={query.tab}
        onChoose={(tab) => show({ tab, page: query.page })}
      >
        {query.tab === 'generate-password' ? (
          <GeneratePassword />
        ) : (
          <div className="flex flex-col gap-5">
            <Filters />
            <ListedContacts />
          </div>
        )}
      </Tabs>
    </div>
  )
}

function Filters() {
  return (
    <FilterBar
      list={contactList}
      label="Customer Contacts"
      search={{
        label: 'Search contacts',
        placeholder: 'Name, e-mail, phone, company or GST number',
      }}
      filters={[
        {
          name: 'type',
          label: 'Type',
          choices: [
            ['', 'All Contacts'],
            ['new', 'New Customers'],
            ['existing', 'Existing Customers'],
          ],
        },
        ...useFollowUpFilters(),
      ]}
    />
  )
}
