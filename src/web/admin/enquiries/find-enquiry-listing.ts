import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { emptyPage, readPage, rowsOnPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { enquiryFilterOf } from './enquiry-table-query.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'
import { readEnquiries } from './read-enquiries.ts'

export type EnquiryListing = PageRead<Enquiry> & { failure?: Failure }

/** A list that cannot be read is empty, and says why. */
export async function findEnquiryListing(
  query: EnquiryTableQuery,
  options: ReadOptions,
): Promise<EnquiryListing> {
  try {
    return await readPage(query.page, rowsOnPage, askForPage)
  } catch (error) {
    if (options.signal?.aborted) return emptyPage(rowsOnPage)
    return { ...emptyPage(rowsOnPage), failure: failureUnder(enquiryMessages.loadFailed, error) }
  }

  async function askForPage(page: number) {
    const asked = { ...enquiryFilterOf(query), page, limit: rowsOnPage }
    const { enquiries, total = 0 } = await readEnquiries(asked, options)
    return { rows: enquiries, total }
  }
}
