import { contactStatusTexts, contactStatuses, contactTypes } from '#contract/contacts/contact.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { oneOf } from '../lists/address-query.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListContent, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { loadList } from '../lists/load-list.ts'
import { officeMeta } from '../office-meta.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { useAddressQuery } from '../lists/use-address-query.ts'
import { contactList, contactTabs } from './contact-list.ts'
import type { ContactQuery } from './contact-list.ts'
import { contactScreenTexts } from './contact-screen-texts.ts'
import { GeneratePassword } from './generate-password.tsx'
import { ListedContacts } from './listed-contacts.tsx'
import type { Route } from './+types/contacts.ts'

export const meta = () => officeMeta('Contacts')
export const handle: OfficeHandle = { skeleton: ContactsSkeleton }

export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  const query = contactList.queryOf(url.searchParams)
  if (query.tab !== 'contacts') return { query }
  const shown = contactList.queryOf(new URLSearchParams(location.search))
  const isShown = location.pathname === url.pathname && shown.tab === query.tab
  return loadList(contactList, { url, request, isShown })
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData
  const chosen = useAddressQuery(query, contactList)
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title="Customer Management" />
      <Tabs
        label="Customer Management"
        tabs={contactTabs}
        current={chosen.query.tab}
        onChoose={(tab) => chosen.show({ tab, page: query.page })}
      >
        {query.tab === 'generate-password' && <GeneratePassword />}
        {query.tab === 'contacts' && 'listing' in loaderData && (
          <div className="flex flex-col gap-5">
            <ListContent
              filters={<Filters query={query} />}
              listing={loaderData.listing}
              skeleton={<ListSkeleton text={contactScreenTexts.loading} />}
            >
              {(listing) => <ListedContacts {...{ query, listing }} />}
            </ListContent>
          </div>
        )}
      </Tabs>
    </div>
  )
}

function Filters({ query: loaded }: { query: ContactQuery }) {
  const { query, show } = useAddressQuery(loaded, contactList)
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

/** What it will be depends on the address, which the served page does not know: the more frequent tab. */
function ContactsSkeleton() {
  return (
    <ListScreenSkeleton>
      <div className="flex h-11 gap-6 border-b border-hairline">
        <Skeleton className="mt-3.5 h-4 w-36" />
        <Skeleton className="mt-3.5 h-4 w-36" />
      </div>
      <ListSkeleton text={contactScreenTexts.loading} />
    </ListScreenSkeleton>
  )
}
