import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { failureUnder } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'
import { enquiriesCsv, enquiriesFileName, saveFile } from './enquiries-csv.ts'
import { filterOf, readAllEnquiries } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'

/** All that the filter lets through, over all pages. */
export function useDownload() {
  return useWrite({
    async store(query: EnquiryQuery) {
      const enquiries = await readAllEnquiries(filterOf(query))
      saveFile(enquiriesFileName(new Date()), 'text/csv;charset=utf-8', enquiriesCsv(enquiries))
    },
    failureOf: (error) => failureUnder('Failed to download the enquiries', error),
  })
}

type DownloadButtonProps = { isBusy: boolean; onPress: () => void }

export function DownloadButton({ isBusy, onPress }: DownloadButtonProps) {
  return (
    <Button look="quiet" onClick={onPress} className="-mr-2.5 px-2.5!">
      {isBusy && <SpinnerMark />}
      {isBusy ? 'Preparing CSV...' : 'Download CSV'}
    </Button>
  )
}
