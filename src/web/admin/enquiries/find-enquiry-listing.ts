import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { Asking } from '../session/ask-api.ts'
import { emptyPage, readPage, rowsOnPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { askForEnquiries } from './enquiry-calls.ts'
import { enquiryFilterParams } from './enquiry-table-query.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'

export type EnquiryListing = PageRead<Enquiry> & { failure?: Failure }

/** A list that cannot be read is empty, and says why. */
export async function findEnquiryListing(
  query: EnquiryTableQuery,
  asking: Asking,
): Promise<EnquiryListing> {
  try {
    return await readPage(query.page, rowsOnPage, askForPage)
  } catch (error) {
    if (asking.signal?.aborted) return emptyPage(rowsOnPage)
    return { ...emptyPage(rowsOnPage), failure: failureUnder(enquiryMessages.loadFailed, error) }
  }

  async function askForPage(page: number) {
    const params = enquiryFilterParams(query)
    params.set('page', String(page))
    params.set('limit', String(rowsOnPage))
    const { enquiries, total = 0 } = await askForEnquiries(params, asking)
    return { rows: enquiries, total }
  }
}
