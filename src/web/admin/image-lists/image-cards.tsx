import { useState } from 'react'
import { useTileDrag } from '../pictures/tile-order.ts'
import { outdate } from '../session/call-query.ts'
import { ImageCard } from './image-card.tsx'
import { ImageForm } from './image-form.tsx'
import type { ImageListConfig, ListedImage, ShownImages } from './image-list-configs.ts'
import type { useImageOrder } from './use-image-order.ts'
import type { OpenCards } from './use-open-cards.ts'

type ImageCardsProps = {
  config: ImageListConfig
  list: ShownImages
  order: ReturnType<typeof useImageOrder>
  cards: OpenCards
  /** The image that is being deleted. */
  going: ListedImage | undefined
  onDelete: (image: ListedImage) => void
}

export function ImageCards({ config, list, order, cards, going, onDelete }: ImageCardsProps) {
  const [spoken, setSpoken] = useState('')
  const { list: root } = cards
  const { page = 1, onPage = 0, total = 0 } = list.listing ?? {}
  const first = (page - 1) * onPage
  const tiles = order.images.map((image, at) => ({ ...image, at }))
  const canDrag = tiles.length > 1 && !tiles.some(({ id }) => cards.isOpen(id))
  const speak = ({ name }: ListedImage, at: number) =>
    setSpoken(`${name} is now ${first + at + 1} of ${total}`)
  const { draggedId, propsOf } = useTileDrag({
    tiles,
    onMove: ({ at }, to) => order.move(at, to),
    onDropped(tile) {
      order.save(order.images)
      speak(tile, tile.at)
    },
  })

  function step(image: (typeof tiles)[number], by: -1 | 1) {
    order.save(order.move(image.at, image.at + by))
    speak(image, image.at + by)
  }

  return (
    <>
      <ol ref={root} aria-label="Images in their order" className={gridLook}>
        {tiles.map((tile) => (
          <ImageCard
            key={tile.id}
            {...{ config }}
            image={tile}
            of={tiles.length}
            isDragged={tile.id === draggedId}
            isGoing={tile.id === going?.id}
            draggable={canDrag}
            {...propsOf(tile)}
            onStep={(by) => step(tile, by)}
            onEdit={() => cards.open(tile.id)}
            onDelete={() => onDelete(tile)}
            form={
              cards.isOpen(tile.id) && (
                <ImageForm
                  config={config}
                  categories={list.facts?.categories ?? []}
                  image={tile}
                  position={list.query.q ? undefined : { at: first + tile.at + 1, of: total }}
                  typed={cards.typedInto(tile.id)}
                  onType={(typed) => cards.type(tile.id, typed)}
                  onSaved={() => {
                    void outdate([config.list.call])
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
        {spoken}
      </p>
    </>
  )
}

const gridLook =
  'grid gap-3 @lg:grid-flow-row-dense @lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]'
