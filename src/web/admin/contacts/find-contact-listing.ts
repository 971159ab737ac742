import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { emptyPage, readPage, rowsOnPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { contactFilterOf } from './contact-table-query.ts'
import type { ContactTableQuery } from './contact-table-query.ts'

export type ContactListing = PageRead<Contact> & { isMailSetUp: boolean; failure?: Failure }

/** A list that cannot be read is empty, and says why. */
export async function findContactListing(
  query: ContactTableQuery,
  options: ReadOptions,
): Promise<ContactListing> {
  let isMailSetUp = true
  try {
    return { ...(await readPage(query.page, rowsOnPage, askForPage)), isMailSetUp }
  } catch (error) {
    const empty = { ...emptyPage(rowsOnPage), isMailSetUp }
    if (options.signal?.aborted) return empty
    return { ...empty, failure: failureOf(error, contactMessages.fetchFailed) }
  }

  async function askForPage(page: number) {
    const asked = { ...contactFilterOf(query), page, limit: rowsOnPage }
    const answer = await callApi(contactCalls.list, asked, options)
    isMailSetUp = answer.isMailSetUp
    return { rows: answer.contacts, total: answer.total ?? 0 }
  }
}
