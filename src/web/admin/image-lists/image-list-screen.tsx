import { useLocation } from 'react-router'
import { listLimits } from '#contract/list-limits.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { ListScreenSkeleton } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { useClientStory } from './client-story-dialog.tsx'
import { CardsSkeleton } from './image-card.tsx'
import { imageDraft } from './image-form.tsx'
import { imageListAt } from './image-list-configs.ts'
import type { ImageListConfig } from './image-list-configs.ts'
import { ImageUpload } from './image-upload.tsx'
import { leaveTexts } from './leave-texts.ts'
import { ListedImages } from './listed-images.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { useOpenCards } from '../forms/use-open-cards.ts'
import type { Route } from './+types/image-list-screen.ts'
import { Permitted } from '../session/permitted.tsx'

export const handle: OfficeHandle = {
  skeleton: () => (
    <ListScreenSkeleton text="Loading images...">
      <CardsSkeleton />
    </ListScreenSkeleton>
  ),
}

export function meta({ location }: Route.MetaArgs) {
  return officeMeta(imageListAt(location.pathname).name)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  imageListAt(url.pathname).list.load({ url })
}

/** The gallery, the partners or the clients, by the address. */
export default function ImageLists() {
  const config = imageListAt(useLocation().pathname)
  return <ImageListScreen key={config.list.path} config={config} />
}

function ImageListScreen({ config }: { config: ImageListConfig }) {
  // Nobody but the office changes these lists, so they are not polled.
  const list = useList(config.list, { isDue: () => false })
  const cards = useOpenCards()
  const story = useClientStory()
  const upload = useImageUpload(config, showNew)

  /** Opens the page where the new images are. */
  function showNew(count: number) {
    const { listing, query } = list
    const last =
      listing && !query.q ? Math.ceil((listing.total + count) / listing.onPage) : listLimits.page
    list.show({ q: '', page: config.newOnes === 'first' ? 1 : last })
  }

  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={config.texts.title} subtitle={config.texts.subtitle} />
      <Permitted call={config.call}>
        <ImageUpload {...{ config, upload }} categories={list.facts?.categories ?? []} />
      </Permitted>
      <ListedImages {...{ config, list, cards, story }} />
      {story.dialog}
      <LeaveGuard
        texts={leaveTexts({
          isUnderWay: upload.progress !== undefined,
          chosen: upload.chosen.length,
          isTyped: cards.typedIds.length > 0 || story.isChanged,
        })}
        onLeave={() => {
          for (const id of cards.typedIds) officeDraft(imageDraft(id)).remove()
          story.discard()
        }}
      />
    </div>
  )
}
