import { countText } from '#contract/count-text.ts'
import { Button } from '../../ui/button.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import type { useRowOrder } from '../lists/use-row-order.ts'
import { useTileMoves } from '../pictures/tile-moves.tsx'
import type { ClientStory } from './client-story-dialog.tsx'
import { EditedCard, ImageCard } from './image-card.tsx'
import { ImageForm } from './image-form.tsx'
import type { ImageListConfig, ListedImage, ShownImages } from './image-list-configs.ts'
import type { OpenCards } from '../forms/use-open-cards.ts'
import { Permitted, useMay } from '../session/permitted.tsx'

const columns = '@lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]'
/** With one more button, which would begin a second line. */
const widerColumns = '@lg:grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))]'

type ImageCardsProps = {
  config: ImageListConfig
  list: ShownImages
  order: ReturnType<typeof useRowOrder<ListedImage>>
  cards: OpenCards
  story: ClientStory
  deletion: RowDeletion<ListedImage>
}

export function ImageCards({ config, list, order, cards, story, deletion }: ImageCardsProps) {
  const { list: root, isOpen } = cards
  const { page = 1, onPage = 0, total = 0 } = list.listing ?? {}
  const first = (page - 1) * onPage + 1
  const tiles = order.rows.map((image, at, { length: of }) => ({ ...image, at, of }))
  const canDrag = useMay(config.call) && tiles.length > 1 && !tiles.some(({ id }) => isOpen(id))
  const moves = useTileMoves({
    tiles,
    onMove: ({ at }, to) => order.move(at, to),
    onMoved: order.save,
    textOf: ({ name }, at) => `${name} is now ${countText(first + at)} of ${countText(total)}`,
  })

  function formOf(tile: (typeof tiles)[number]) {
    return (
      <ImageForm
        config={config}
        image={tile}
        categories={list.facts?.categories ?? []}
        position={list.query.q ? undefined : { at: first + tile.at, of: total }}
        onType={cards.type}
        onClose={() => cards.close(tile.id)}
      />
    )
  }

  return (
    <>
      <ol
        ref={root}
        aria-label="Images in their order"
        className={`grid gap-3 @lg:grid-flow-row-dense ${config.fields.includes('story') ? widerColumns : columns}`}
      >
        {tiles.map((tile) =>
          isOpen(tile.id) ? (
            <EditedCard key={tile.id} {...{ config }} image={tile}>
              {formOf(tile)}
            </EditedCard>
          ) : (
            <ImageCard
              key={tile.id}
              {...{ config }}
              image={tile}
              draggable={canDrag}
              {...moves.dragPropsOf(tile)}
              aria-busy={tile.id === deletion.going?.id}
            >
              <Permitted call={config.call}>
                {moves.stepButtonsOf(tile)}
                {config.fields.includes('story') && story.buttonOf(tile)}
                <Button
                  look="quiet"
                  onClick={() => cards.open(tile.id)}
                  aria-label={`Edit ${tile.name}`}
                  data-edit={tile.id}
                  data-opener={tile.id}
                  className="ml-auto min-w-11 px-2! text-ink-soft!"
                >
                  Edit
                </Button>
                <Button
                  look="quiet"
                  onClick={() => deletion.ask(tile)}
                  aria-disabled={tile.id === deletion.going?.id}
                  aria-label={`Delete ${tile.name}`}
                  className="px-2! text-ink-soft! hover:text-danger!"
                >
                  Delete
                </Button>
              </Permitted>
            </ImageCard>
          ),
        )}
      </ol>
      {moves.status}
    </>
  )
}
