import { Suspense } from 'react'
import { Await } from 'react-router'
import { Tabs } from '../../ui/tabs.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { useAddressQuery } from '../tables/use-address-query.ts'
import { ContactFilters } from './contact-filters.tsx'
import { contactAddress, contactQueryOf, contactTabs } from './contact-table-query.ts'
import type { ContactTableQuery } from './contact-table-query.ts'
import { ContactRowsSkeleton, ContactsSkeleton } from './contacts-skeleton.tsx'
import { findContactListing } from './find-contact-listing.ts'
import { GeneratePassword } from './generate-password.tsx'
import { ListedContacts } from './listed-contacts.tsx'
import type { Route } from './+types/contacts.ts'

export const meta = () => officeMeta('Contacts')
export const handle: OfficeHandle = { skeleton: ContactsSkeleton }

/** Whoever comes to the rows sees their skeleton at once; whoever looks at them keeps the old ones until then. */
export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  const query = contactQueryOf(url.searchParams)
  if (query.tab !== 'contacts') return { query }
  const listing = findContactListing(query, { signal: request.signal })
  return { query, listing: isShown(url, query) ? await listing : listing }
}

function isShown({ pathname }: URL, { tab }: ContactTableQuery) {
  const shown = contactQueryOf(new URLSearchParams(location.search))
  return location.pathname === pathname && shown.tab === tab
}

export default function Contacts({ loaderData: { query, listing } }: Route.ComponentProps) {
  const chosen = useAddressQuery(query, { queryOf: contactQueryOf, addressOf: contactAddress })
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
        {query.tab === 'contacts' && listing && (
          <div className="flex flex-col gap-5">
            <ContactFilters query={query} />
            <Suspense fallback={<ContactRowsSkeleton />}>
              <Await resolve={listing}>
                {(listing) => <ListedContacts {...{ query, listing }} />}
              </Await>
            </Suspense>
          </div>
        )}
      </Tabs>
    </div>
  )
}
