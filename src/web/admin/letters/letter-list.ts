import { letterCalls } from '#contract/letters/letter-calls.ts'
import { letterStates } from '#contract/letters/letter.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import type { Noun } from '../lists/list-view.tsx'
import { findListing } from '../lists/listing.ts'
import type { Listing } from '../lists/listing.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { letterScreenTexts } from './letter-screen-texts.ts'

const address = addressQuery('/admin/letters', (parameter) => ({
  state: oneOf(letterStates, parameter('state')),
}))

export type LetterQuery = ReturnType<typeof address.queryOf>
/** With how many of all have failed. */
export type LetterListing = Listing<Letter, { isMailSetUp: boolean; failed: number }>

const noun: Noun = ['letter', 'letters']

export const letterList = {
  ...address,
  noun,
  find({ state, page }: LetterQuery, options: ReadOptions): Promise<LetterListing> {
    const source = {
      async ask(part: { page: number; limit: number }) {
        const asked = { state: state || undefined, ...part }
        const { letters, total, ...facts } = await callApi(letterCalls.list, asked, options)
        return { rows: letters, total, facts }
      },
      facts: { isMailSetUp: true, failed: 0 },
      failureOf: (error: unknown) => failureOf(error, letterScreenTexts.listFailed),
    }
    return findListing(page, source, options)
  },
}
