import { useState } from 'react'
import { letterMessages } from '#contract/letters/letter.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { ListingCount } from '../tables/listing-count.tsx'
import { useIsChanging } from '../tables/use-is-changing.ts'
import type { LetterListing } from './find-letter-listing.ts'
import { LetterBanners } from './letter-banners.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { LetterRows } from './letter-rows.tsx'
import { letterAddress, lettersPath } from './letter-table-query.ts'
import type { LetterTableQuery } from './letter-table-query.ts'
import { useLetterList } from './use-letter-list.ts'
import { useSendingAgain } from './use-sending-again.ts'

type ListedLettersProps = { query: LetterTableQuery; listing: LetterListing }

export function ListedLetters({ query, listing: loaded }: ListedLettersProps) {
  const [viewedId, setViewedId] = useState<string>()
  const listing = useLetterList(query, loaded, viewedId !== undefined)
  const onClose = () => setViewedId(undefined)
  const sending = useSendingAgain(onClose)
  const { rows, total, page, pages, isMailSetUp, failure } = listing
  const viewed = rows.find(({ id }) => id === viewedId)
  useFocusKept(loaded)
  return (
    <section aria-label="Letters" className="flex flex-col gap-3">
      <LetterBanners {...{ listing, query }} failure={sending.failure} />
      {total > 0 && <ListingCount {...listing} shown={rows.length} noun={['letter', 'letters']} />}
      <div className={useIsChanging() ? 'opacity-50 transition-opacity delay-150' : ''}>
        {rows.length > 0 && (
          <LetterRows
            letters={rows}
            {...{ isMailSetUp, sending }}
            onView={({ id }) => setViewedId(id)}
          />
        )}
        {!failure && total === 0 && <NoLetters isFiltered={query.state !== ''} />}
      </div>
      <Pager
        {...{ page, pages }}
        label="Pages"
        addressOf={(page) => letterAddress({ ...query, page })}
      />
      {viewed && <LetterDialog letter={viewed} {...{ isMailSetUp, sending, onClose }} />}
    </section>
  )
}

function NoLetters({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title={letterMessages.none}
        hint="Whatever the site writes to sales and to customers is listed here."
      />
    )
  }
  return (
    <EmptyState title={letterMessages.none}>
      <ButtonLink to={lettersPath}>Show all letters</ButtonLink>
    </EmptyState>
  )
}
