import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { Asking } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'
import { emptyPage, readPage, rowsOnPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { contactFilterParams } from './contact-table-query.ts'
import type { ContactTableQuery } from './contact-table-query.ts'

export type ContactListing = PageRead<Contact> & { isMailSetUp: boolean; failure?: Failure }

type Answer = { contacts: Contact[]; isMailSetUp: boolean; total: number }

/** A list that cannot be read is empty, and says why. */
export async function findContactListing(
  query: ContactTableQuery,
  asking: Asking,
): Promise<ContactListing> {
  let isMailSetUp = true
  try {
    return { ...(await readPage(query.page, rowsOnPage, askForPage)), isMailSetUp }
  } catch (error) {
    const empty = { ...emptyPage(rowsOnPage), isMailSetUp }
    if (asking.signal?.aborted) return empty
    return { ...empty, failure: failureOf(error, contactMessages.fetchFailed) }
  }

  async function askForPage(page: number) {
    const params = contactFilterParams(query)
    params.set('page', String(page))
    params.set('limit', String(rowsOnPage))
    const answer = await callApi<Answer>(`/admin/contacts?${params}`, asking)
    isMailSetUp = answer.isMailSetUp
    return { rows: answer.contacts, total: answer.total }
  }
}
