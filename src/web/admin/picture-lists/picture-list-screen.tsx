import { Suspense } from 'react'
import { Await, useNavigate } from 'react-router'
import { listLimits } from '#contract/list-limits.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import type { PictureListing } from './find-picture-listing.ts'
import { leaveTexts } from './leave-texts.ts'
import { ListedPictures } from './listed-pictures.tsx'
import { PicturesSkeleton } from './picture-list-skeleton.tsx'
import { pictureListAddress } from './picture-list-query.ts'
import type { PictureListQuery } from './picture-list-query.ts'
import type { PictureListWay } from './picture-list-way.ts'
import { PictureUpload } from './picture-upload.tsx'
import { useOpenCards } from './use-open-cards.ts'
import { usePictureUpload } from './use-picture-upload.ts'

type PictureListScreenProps = {
  way: PictureListWay
  query: PictureListQuery
  listing: PictureListing | Promise<PictureListing>
}

export function PictureListScreen({ way, query, listing }: PictureListScreenProps) {
  const { title, subtitle, loading } = way.texts
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={title} subtitle={subtitle} />
      <Suspense fallback={<PicturesSkeleton text={loading} />}>
        <Await resolve={listing}>
          {(listing) => <UploadAndList {...{ way, query, listing }} />}
        </Await>
      </Suspense>
    </div>
  )
}

type UploadAndListProps = Omit<PictureListScreenProps, 'listing'> & { listing: PictureListing }

function UploadAndList({ way, query, listing }: UploadAndListProps) {
  const navigate = useNavigate()
  const cards = useOpenCards()
  const upload = usePictureUpload(way, showNew)
  const { total, onPage, facts } = listing

  /** There where the new ones are. */
  function showNew(count: number) {
    const last = Math.ceil((query.q ? Number.MAX_SAFE_INTEGER : total + count) / onPage)
    const page = way.newOnes === 'first' ? 1 : Math.min(last, listLimits.page)
    void navigate(pictureListAddress(way.path, { q: '', page }), { preventScrollReset: true })
  }

  return (
    <>
      <PictureUpload {...{ way, upload }} categories={facts.categories} />
      <ListedPictures {...{ way, query, listing, cards }} />
      <LeaveGuard
        texts={leaveTexts({
          isUnderWay: upload.progress !== undefined,
          chosen: upload.chosen.length,
          isTyped: cards.isTyped,
        })}
      />
    </>
  )
}
