import { useState } from 'react'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { saveFile } from '../tables/save-file.ts'
import { enquiriesCsv, enquiriesFileName } from './enquiries-csv.ts'
import { enquiryFilterOf } from './enquiry-table-query.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'
import { readAllEnquiries } from './read-enquiries.ts'

export type Download = ReturnType<typeof useDownload>

/** All that the filter lets through, over all pages. */
export function useDownload(query: EnquiryTableQuery) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function download() {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const enquiries = await readAllEnquiries(enquiryFilterOf(query))
      saveFile(enquiriesFileName(new Date()), 'text/csv;charset=utf-8', enquiriesCsv(enquiries))
    } catch (error) {
      setFailure(failureUnder('Failed to download the enquiries', error))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, failure, begin: () => void download() }
}
