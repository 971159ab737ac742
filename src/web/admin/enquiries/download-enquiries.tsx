import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { saveFile } from '../lists/csv-file.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { enquiriesCsv, enquiriesFileName } from './enquiries-csv.ts'
import { filterOf, readAllEnquiries } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'

type Download = ReturnType<typeof useDownload>

export function DownloadButton({ download }: { download: Download }) {
  return (
    <Button look="quiet" onClick={download.begin} className="-mr-2.5 px-2.5!">
      {download.isBusy && <SpinnerMark />}
      {download.isBusy ? 'Preparing CSV...' : 'Download CSV'}
    </Button>
  )
}

/** All that the filter lets through, over all pages. */
export function useDownload(query: EnquiryQuery) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function download() {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const enquiries = await readAllEnquiries(filterOf(query))
      saveFile(enquiriesFileName(new Date()), 'text/csv;charset=utf-8', enquiriesCsv(enquiries))
    } catch (error) {
      setFailure(failureUnder('Failed to download the enquiries', error))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, failure, begin: () => void download() }
}
