import { emailStateTexts, emailStates } from '#contract/emails/outbox-email.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { oneOf } from '../lists/address-query.ts'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { loadList } from '../lists/load-list.ts'
import { officeMeta } from '../office-meta.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { useAddressQuery } from '../lists/use-address-query.ts'
import { emailList } from './email-list.ts'
import type { EmailQuery } from './email-list.ts'
import { emailScreenTexts } from './email-screen-texts.ts'
import { ListedEmails } from './listed-emails.tsx'
import type { Route } from './+types/emails.ts'

export const meta = () => officeMeta('E-mails')
export const handle: OfficeHandle = { skeleton: EmailsSkeleton }

export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  return loadList(emailList, { url, request })
}

export default function Emails({ loaderData: { query, listing } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="E-mails"
      subtitle="What the site writes to sales and to customers"
      actions={<StateFilter query={query} />}
      listing={listing}
      skeleton={<ListSkeleton text={emailScreenTexts.loading} />}
    >
      {(listing) => <ListedEmails {...{ query, listing }} />}
    </ListScreen>
  )
}

function StateFilter({ query: loaded }: { query: EmailQuery }) {
  const { query, show } = useAddressQuery(loaded, emailList)
  return (
    <div className="w-full sm:w-auto">
      <FilterSelect
        label="State"
        value={query.state}
        choices={choices}
        onChoose={(state) => show({ state: oneOf(emailStates, state) })}
        className="sm:w-auto!"
      />
    </div>
  )
}

const choices: [string, string][] = [
  ['', 'All e-mails'],
  ...emailStates.map((state): [string, string] => [state, emailStateTexts[state]]),
]

function EmailsSkeleton() {
  return (
    <ListScreenSkeleton>
      <ListSkeleton text={emailScreenTexts.loading} />
    </ListScreenSkeleton>
  )
}
