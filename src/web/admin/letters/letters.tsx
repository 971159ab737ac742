import { letterStateTexts, letterStates } from '#contract/letters/letter.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { oneOf } from '../lists/address-query.ts'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { loadList } from '../lists/load-list.ts'
import { officeMeta } from '../office-meta.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { useAddressQuery } from '../lists/use-address-query.ts'
import { letterList } from './letter-list.ts'
import type { LetterQuery } from './letter-list.ts'
import { letterScreenTexts } from './letter-screen-texts.ts'
import { ListedLetters } from './listed-letters.tsx'
import type { Route } from './+types/letters.ts'

export const meta = () => officeMeta('Letters')
export const handle: OfficeHandle = { skeleton: LettersSkeleton }

export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  return loadList(letterList, { url, request })
}

export default function Letters({ loaderData: { query, listing } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Letters"
      subtitle="What the site writes to sales and to customers"
      actions={<StateFilter query={query} />}
      listing={listing}
      skeleton={<ListSkeleton text={letterScreenTexts.loading} />}
    >
      {(listing) => <ListedLetters {...{ query, listing }} />}
    </ListScreen>
  )
}

function StateFilter({ query: loaded }: { query: LetterQuery }) {
  const { query, show } = useAddressQuery(loaded, letterList)
  return (
    <div className="w-full sm:w-auto">
      <FilterSelect
        label="State"
        value={query.state}
        choices={choices}
        onChoose={(state) => show({ state: oneOf(letterStates, state) })}
        className="sm:w-auto!"
      />
    </div>
  )
}

const choices: [string, string][] = [
  ['', 'All letters'],
  ...letterStates.map((state): [string, string] => [state, letterStateTexts[state]]),
]

function LettersSkeleton() {
  return (
    <ListScreenSkeleton>
      <ListSkeleton text={letterScreenTexts.loading} />
    </ListScreenSkeleton>
  )
}
