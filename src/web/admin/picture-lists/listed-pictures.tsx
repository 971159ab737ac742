import { useId } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { RetryButton } from '../frame/retry-button.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { ListCount, useIsChanging } from '../lists/list-view.tsx'
import type { PictureListing } from './find-picture-listing.ts'
import { NoPictures } from './no-pictures.tsx'
import { PictureCards } from './picture-cards.tsx'
import { pictureListAddress } from './picture-list-query.ts'
import type { PictureListQuery } from './picture-list-query.ts'
import type { PictureListWay } from './picture-list-way.ts'
import { PictureSearch } from './picture-search.tsx'
import type { useOpenCards } from './use-open-cards.ts'
import { usePictureDeletion } from './use-picture-deletion.ts'
import { usePictureOrder } from './use-picture-order.ts'

type ListedPicturesProps = {
  way: PictureListWay
  query: PictureListQuery
  listing: PictureListing
  cards: ReturnType<typeof useOpenCards>
}

export function ListedPictures({ way, query, listing, cards }: ListedPicturesProps) {
  const titleId = useId()
  const deletion = usePictureDeletion(way)
  const order = usePictureOrder(way, listing.rows)
  const { rows, total, page, pages } = listing
  const failure = listing.failure ?? deletion.failure ?? order.failure
  const hasNone = total === 0 && !query.q
  useFocusKept(rows)
  return (
    <section aria-labelledby={titleId} className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-5">
        <h2 id={titleId} className="text-lg font-semibold">
          {query.q ? 'Search results' : way.texts.heading(listing.failure ? '' : `(${total})`)}
        </h2>
        {!hasNone && <PictureSearch {...{ way, query }} />}
      </div>
      {failure && <Banner {...failure}>{listing.failure && <RetryButton />}</Banner>}
      {(query.q || pages > 1) && total > 0 && <ListCount listing={listing} noun={way.noun} />}
      <div className={useIsChanging() ? 'opacity-50 transition-opacity delay-150' : ''}>
        {rows.length > 0 && <PictureCards {...{ way, query, listing, order, deletion, cards }} />}
        {!listing.failure && total === 0 && <NoPictures {...{ way, query }} />}
      </div>
      <Pager
        {...{ page, pages }}
        label="Pages"
        addressOf={(page) => pictureListAddress(way.path, { ...query, page })}
      />
      {deletion.asked && (
        <ConfirmDialog
          question={way.texts.deleteAsked}
          hint={`${deletion.asked.name} leaves the site at once. This cannot be undone.`}
          yes="Delete"
          onYes={deletion.confirm}
          onNo={deletion.withdraw}
        />
      )}
    </section>
  )
}
