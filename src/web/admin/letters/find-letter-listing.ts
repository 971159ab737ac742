import { letterCalls } from '#contract/letters/letter-calls.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { emptyPage, readPage, rowsOnPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { letterScreenTexts } from './letter-screen-texts.ts'
import type { LetterTableQuery } from './letter-table-query.ts'

export type LetterListing = PageRead<Letter> & {
  isMailSetUp: boolean
  /** How many of all have failed. */
  failed: number
  failure?: Failure
}

/** A list that cannot be read is empty, and says why. */
export async function findLetterListing(
  query: LetterTableQuery,
  options: ReadOptions,
): Promise<LetterListing> {
  let known = { isMailSetUp: true, failed: 0 }
  try {
    return { ...(await readPage(query.page, rowsOnPage, askForPage)), ...known }
  } catch (error) {
    const empty = { ...emptyPage(rowsOnPage), ...known }
    if (options.signal?.aborted) return empty
    return { ...empty, failure: failureOf(error, letterScreenTexts.listFailed) }
  }

  async function askForPage(page: number) {
    const asked = { page, limit: rowsOnPage, state: query.state || undefined }
    const answer = await callApi(letterCalls.list, asked, options)
    known = { isMailSetUp: answer.isMailSetUp, failed: answer.failed }
    return { rows: answer.letters, total: answer.total }
  }
}
