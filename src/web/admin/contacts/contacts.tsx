import { contactStatusTexts, contactStatuses, contactTypes } from '#contract/contacts/contact.ts'
import { Tabs } from '../../ui/tabs.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { oneOf } from '../lists/address-query.ts'
import { FilterBar, FilterSelect } from '../lists/filter-bar.tsx'
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
  const { query, show } = useListAddress(contactList)
  return (
    <FilterBar
      label="Customer Contacts"
      search={{
        label: 'Search contacts',
        placeholder: 'Name, e-mail, phone, company or GST number',
        q: query.q,
        onSearch: (q) => show({ q }, { replace: true }),
      }}
      unfiltered={contactList.isFiltered(query) ? contactList.path : undefined}
    >
      <FilterSelect
        label="Type"
        value={query.type}
        choices={typeChoices}
        onChoose={(type) => show({ type: oneOf(contactTypes, type) })}
      />
      <FilterSelect
        label="Status"
        value={query.status}
        choices={statusChoices}
        onChoose={(status) => show({ status: oneOf(contactStatuses, status) })}
      />
    </FilterBar>
  )
}

const typeChoices: [string, string][] = [
  ['', 'All Contacts'],
  ['new', 'New Customers'],
  ['existing', 'Existing Customers'],
]

const statusChoices: [string, string][] = [
  ['', 'Any status'],
  ...contactStatuses.map((status): [string, string] => [status, contactStatusTexts[status]]),
]
