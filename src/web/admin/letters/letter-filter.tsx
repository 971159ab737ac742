import { letterStateTexts, letterStates } from '#contract/letters/letter.ts'
import { knownOr } from '../tables/address-fields.ts'
import { FilterSelect } from '../tables/filter-select.tsx'
import { useAddressQuery } from '../tables/use-address-query.ts'
import { letterAddress, letterQueryOf } from './letter-table-query.ts'
import type { LetterTableQuery } from './letter-table-query.ts'

export function LetterFilter({ query: loaded }: { query: LetterTableQuery }) {
  const { query, show } = useAddressQuery(loaded, {
    queryOf: letterQueryOf,
    addressOf: letterAddress,
  })
  return (
    <FilterSelect
      label="State"
      value={query.state}
      choices={choices}
      onChoose={(state) => show({ state: knownOr('', state, letterStates) })}
      className="sm:w-auto!"
    />
  )
}

const choices: [string, string][] = [
  ['', 'All letters'],
  ...letterStates.map((state): [string, string] => [state, letterStateTexts[state]]),
]
