import { letterStates } from '#contract/letters/letter.ts'
import type { LetterState } from '#contract/letters/letter.ts'
import { knownOr, pageIn } from '../tables/address-fields.ts'

/** What the address of the letters says. Empty stands for all. */
export type LetterTableQuery = { state: LetterState | ''; page: number }

export const lettersPath = '/admin/letters'

export function letterQueryOf(params: URLSearchParams): LetterTableQuery {
  return { state: knownOr('', params.get('state'), letterStates), page: pageIn(params) }
}

/** Only what is not as it is anyway: addresses stay short, and one view has one address. */
export function letterAddress({ state, page }: LetterTableQuery) {
  const params = new URLSearchParams()
  if (state) params.set('state', state)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${lettersPath}?${params}` : lettersPath
}
