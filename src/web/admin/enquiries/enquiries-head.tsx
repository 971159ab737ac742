import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { ListingCount } from '../tables/listing-count.tsx'
import type { EnquiryListing } from './find-enquiry-listing.ts'
import type { Download } from './use-download.ts'

type EnquiriesHeadProps = { listing: EnquiryListing; download: Download }

export function EnquiriesHead({ listing, download }: EnquiriesHeadProps) {
  const { rows, total, page, onPage } = listing
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <ListingCount {...{ total, page, onPage }} shown={rows.length} noun={nouns} />
      <Button look="quiet" onClick={download.begin} className="-mr-2.5 px-2.5!">
        {download.isBusy && <SpinnerMark />}
        {download.isBusy ? 'Preparing CSV...' : 'Download CSV'}
      </Button>
    </div>
  )
}

const nouns: [string, string] = ['enquiry', 'enquiries']
