import { useRef } from 'react'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { productsText } from '#contract/products/products-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Pictogram } from '../../ui/category-pictogram.tsx'
import { useFocusFallback } from '../frame/use-focus-fallback.ts'
import { useFocusAfterDeletion } from '../lists/row-focus.ts'
import { useRowOrder } from '../lists/use-row-order.ts'
import { useTileMoves } from '../pictures/tile-moves.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { Permitted, useMay } from '../session/permitted.tsx'
import { useCategoryChanges } from './use-category-changes.ts'

type CategoryRowsProps = {
  categories: OfficeCategory[]
  onEdit: (category: OfficeCategory) => void
  onMerge: (category: OfficeCategory) => void
}

/** Nothing is asked before one is hidden or removed, since it can be undone. */
export function CategoryRows({ categories, onEdit, onMerge }: CategoryRowsProps) {
  const root = useRef<HTMLOListElement>(null)
  const mayChange = useMay(categoryCalls.change)
  const { hiding, removal, going } = useCategoryChanges()
  const order = useRowOrder({
    rows: categories,
    store: (ids) => callApi(categoryCalls.order, { ids }),
    failureOf: (error) => failureOf(error, categoryMessages.orderFailed),
    reads: [categoryCalls.list],
  })
  const tiles = order.rows.map((category, at, { length: of }) => ({ ...category, at, of }))
  const moves = useTileMoves({
    tiles,
    onMove: ({ at }, to) => order.move(at, to),
    onMoved: order.save,
    textOf: ({ name }, at) => `${name} is now ${at + 1} of ${tiles.length}`,
  })
  useFocusAfterDeletion(root, categories, going)
  useFocusFallback(categories)
  return (
    <>
      {[removal.failure, hiding.failure, order.failure].map(
        (failure) => failure && <Banner key={failure.title} {...failure} />,
      )}
      <ol
        ref={root}
        aria-label="Categories in their order"
        className="-mx-4 border-t border-hairline empty:hidden md:mx-0"
      >
        {tiles.map((tile) => (
          <li
            key={tile.id}
            draggable={mayChange && tiles.length > 1}
            {...moves.dragPropsOf(tile)}
            aria-busy={tile.id === going?.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline px-4 py-2 aria-busy:opacity-40 md:px-2 md:[&[draggable=true]]:cursor-grab"
          >
            <CategoryFacts {...tile} />
            <Permitted call={categoryCalls.change}>
              <div className="-ml-3 flex flex-wrap items-center md:ml-0">
                <span className="contents [&_svg]:rotate-90">{moves.stepButtonsOf(tile)}</span>
                <RowButton verb="Edit" of={tile} onClick={() => onEdit(tile)} />
                <RowButton
                  verb={tile.isHidden ? 'Show' : 'Hide'}
                  of={tile}
                  onClick={() => void hiding.run(tile)}
                />
                {tiles.length > 1 && (
                  <RowButton verb="Merge" of={tile} onClick={() => onMerge(tile)} />
                )}
                <Button
                  look="quiet"
                  aria-label={`Remove ${tile.name}`}
                  onClick={() => void removal.run(tile)}
                  disabled={tile.id === going?.id}
                  data-delete
                  className="px-2.5! text-ink-soft! hover:text-danger!"
                >
                  Remove
                </Button>
              </div>
            </Permitted>
          </li>
        ))}
      </ol>
      {moves.status}
    </>
  )
}

function CategoryFacts({ name, icon, products, synonyms, isHidden }: OfficeCategory) {
  const facts = [
    productsText(products),
    ...(synonyms.length > 0 ? [`Also ${synonyms.join(', ')}`] : []),
  ]
  return (
    <div className="flex min-w-0 grow basis-72 items-center gap-3">
      <Pictogram
        icon={icon}
        className={`size-11 shrink-0 text-ink-soft ${isHidden ? 'opacity-50' : ''}`}
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {isHidden && <span className="ml-2 text-sm font-normal text-ink-soft">Hidden</span>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
      </div>
    </div>
  )
}

type RowButtonProps = { verb: string; of: OfficeCategory; onClick: () => void }

function RowButton({ verb, of, onClick }: RowButtonProps) {
  return (
    <Button look="quiet" aria-label={`${verb} ${of.name}`} onClick={onClick} className="px-2.5!">
      {verb}
    </Button>
  )
}
