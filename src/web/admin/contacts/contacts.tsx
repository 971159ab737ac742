import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useFollowUpFilters } from '../follow-ups/use-colleagues.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { isListShown, ListAndItem, shouldReadList } from '../lists/list-and-item.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { callQuery } from '../session/call-query.ts'
import { ReceivedFilters } from '../submissions/received-filters.tsx'
import { contactList, contactTabs } from './contact-list.ts'
import { GeneratePassword } from './generate-password.tsx'
import { ListedContacts, loadingText } from './listed-contacts.tsx'
import type { Route } from './+types/contacts.ts'

export const meta = () => officeMeta('Contacts')
/** Of the tab that is opened more often: the served page does not depend on the query. */
export const handle = listHandle(loadingText)

export { shouldReadList as shouldRevalidate }

export function clientLoader({ url, params }: Route.ClientLoaderArgs) {
  const { tab } = contactList.queryOf(url.searchParams)
  const isListed = params.id !== undefined || tab === 'contacts'
  if (isListed && isListShown(params)) contactList.load({ url })
}

export default function Contacts() {
  return <ListAndItem alone={<BothTabs />} beside={<MessageList />} />
}

function BothTabs() {
  const { query, show } = useListAddress(contactList)
  return (
    <ListScreen title="Customer management">
      <Tabs
        label="Customer management"
        tabs={contactTabs}
        current={query.tab}
        onChoose={(tab) => show({ tab, page: query.page })}
      >
        {query.tab === 'generate-password' ? (
          <GeneratePassword />
        ) : (
          <div className="flex flex-col gap-5">
            <MessageList />
          </div>
        )}
      </Tabs>
    </ListScreen>
  )
}

function MessageList() {
  return (
    <>
      <Filters />
      <ListedContacts />
    </>
  )
}

function Filters() {
  const { query, show } = useListAddress(contactList)
  return (
    <FilterBar
      list={contactList}
      label="Customer Contacts"
      search={{
        label: 'Search contacts',
        placeholder: 'Name, company, phone, GST or message',
      }}
      isFolded
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
    >
      <ReceivedFilters
        {...{ query, show }}
        suggestCompanies={(q) => callQuery(contactCalls.suggestTexts, { of: 'company', q })}
      />
    </FilterBar>
  )
}
