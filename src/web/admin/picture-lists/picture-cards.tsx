import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTileDrag } from '../pictures/use-tile-drag.ts'
import type { PictureListing } from './find-picture-listing.ts'
import { PictureCard } from './picture-card.tsx'
import { PictureForm } from './picture-form.tsx'
import type { PictureListQuery } from './picture-list-query.ts'
import type { ListedPicture, PictureListWay } from './picture-list-way.ts'
import { useFocusAfterDeletion } from '../lists/row-focus.ts'
import type { useOpenCards } from './use-open-cards.ts'
import type { usePictureDeletion } from './use-picture-deletion.ts'
import type { usePictureOrder } from './use-picture-order.ts'

type PictureCardsProps = {
  way: PictureListWay
  query: PictureListQuery
  listing: PictureListing
  order: ReturnType<typeof usePictureOrder>
  deletion: ReturnType<typeof usePictureDeletion>
  cards: ReturnType<typeof useOpenCards>
}

export function PictureCards({ way, query, listing, order, deletion, cards }: PictureCardsProps) {
  const [said, setSaid] = useState('')
  const { list } = cards
  const { revalidate } = useRevalidator()
  const { page, onPage, total } = listing
  const first = (page - 1) * onPage
  useFocusAfterDeletion(list, order.pictures, deletion.going)
  const tiles = order.pictures.map((picture, at) => ({ ...picture, at }))
  const canDrag = tiles.length > 1 && !tiles.some(({ id }) => cards.isOpen(id))
  const tell = ({ name }: ListedPicture, at: number) =>
    setSaid(`${name} is now ${first + at + 1} of ${total}`)
  const { draggedId, propsOf } = useTileDrag({
    tiles,
    onMove: ({ at }, to) => order.move(at, to),
    onDropped(tile) {
      order.save(order.pictures)
      tell(tile, tile.at)
    },
  })

  function step(picture: (typeof tiles)[number], by: -1 | 1) {
    order.save(order.move(picture.at, picture.at + by))
    tell(picture, picture.at + by)
  }

  return (
    <>
      <ol ref={list} aria-label="Images in their order" className={gridLook}>
        {tiles.map((tile) => (
          <PictureCard
            key={tile.id}
            {...{ way }}
            picture={tile}
            of={tiles.length}
            isDragged={tile.id === draggedId}
            isGoing={deletion.going?.id === tile.id}
            draggable={canDrag}
            {...propsOf(tile)}
            onStep={(by) => step(tile, by)}
            onEdit={() => cards.open(tile.id)}
            onDelete={() => deletion.ask(tile)}
            form={
              cards.isOpen(tile.id) && (
                <PictureForm
                  way={way}
                  categories={listing.facts.categories}
                  picture={tile}
                  position={query.q ? undefined : { at: first + tile.at + 1, of: total }}
                  typed={cards.typedInto(tile.id)}
                  onType={(typed) => cards.type(tile.id, typed)}
                  onSaved={() => {
                    void revalidate()
                    cards.close(tile.id)
                  }}
                  onClose={() => cards.close(tile.id)}
                />
              )
            }
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

const gridLook =
  'grid gap-3 @lg:grid-flow-row-dense @lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]'
