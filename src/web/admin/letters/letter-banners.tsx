import { letterMessages } from '#contract/letters/letter.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RetryButton } from '../frame/retry-button.tsx'
import type { Failure } from '../session/api-error.ts'
import type { LetterListing } from './find-letter-listing.ts'
import { letterScreenTexts } from './letter-screen-texts.ts'
import { letterAddress } from './letter-table-query.ts'
import type { LetterTableQuery } from './letter-table-query.ts'

type LetterBannersProps = {
  listing: LetterListing
  query: LetterTableQuery
  /** Why the last letter could not be put in line. */
  failure: Failure | undefined
}

export function LetterBanners({ listing, query, failure }: LetterBannersProps) {
  const { isMailSetUp, failed } = listing
  const shown = listing.failure ?? failure
  return (
    <>
      {shown && <Banner {...shown}>{listing.failure && <RetryButton />}</Banner>}
      {!isMailSetUp && (
        <Banner
          tone="warning"
          title={letterMessages.noMail}
          detail={letterScreenTexts.noMailHint}
        />
      )}
      {failed > 0 && query.state !== 'failed' && (
        <Banner tone="warning" title={failedText(failed)}>
          <ButtonLink to={letterAddress({ state: 'failed', page: 1 })}>Show failed</ButtonLink>
        </Banner>
      )}
    </>
  )
}

function failedText(count: number) {
  return count === 1
    ? '1 letter could not be delivered and is not tried any more.'
    : `${count.toLocaleString('en-IN')} letters could not be delivered and are not tried any more.`
}
