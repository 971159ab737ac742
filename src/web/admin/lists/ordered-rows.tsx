import type { Route } from '#contract/call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusFallback } from './row-focus.ts'
import { useTileMoves } from '../pictures/tile-moves.tsx'
import type { Failure } from '../session/api-error.ts'
import { Permitted, useMay } from '../session/permitted.tsx'
import type { Identified } from './office-list.ts'
import { useRowOrder } from './use-row-order.ts'

type Named = Identified & { name: string }
type RowOrder<Row extends Named> = Parameters<typeof useRowOrder<Row>>[0]

type OrderedRowsProps<Row extends Named> = {
  label: string
  order: RowOrder<Row>
  /** Without the permission for it, the rows are only read. */
  call: Route
  failures: (Failure | undefined)[]
  /** The row whose deletion is under way. */
  going: Row | undefined
  deletion: { text: string; run: (row: Row) => Promise<unknown> }
  facts: React.ComponentType<Row>
  /** The buttons of a row, before the one that deletes it. */
  children: (row: Row) => React.ReactNode
}

/** Rows in an order that is chosen: each can be dragged, or moved by its buttons. */
export function OrderedRows<Row extends Named>(props: OrderedRowsProps<Row>) {
  const { label, order, call, failures, going, deletion, facts: Facts, children } = props
  const mayChange = useMay(call)
  const { tiles, moves, failure } = useOrderedTiles(order)
  useFocusFallback(order.rows)
  return (
    <>
      {[...failures, failure].map(
        (failure) => failure && <Banner key={failure.title} {...failure} />,
      )}
      <ol aria-label={label} className="-mx-4 border-t border-hairline empty:hidden md:mx-0">
        {tiles.map((tile) => (
          <li
            key={tile.id}
            draggable={mayChange && tiles.length > 1}
            {...moves.dragPropsOf(tile)}
            aria-busy={tile.id === going?.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline px-4 py-2 aria-busy:opacity-40 md:px-2 md:[&[draggable=true]]:cursor-grab"
          >
            <Facts {...tile} />
            <Permitted call={call}>
              <div className="-ml-3 flex flex-wrap items-center md:ml-0">
                <span className="contents [&_svg]:rotate-90">{moves.stepButtonsOf(tile)}</span>
                {children(tile)}
                <Button
                  look="quiet"
                  aria-label={`${deletion.text} ${tile.name}`}
                  onClick={() => void deletion.run(tile)}
                  aria-disabled={tile.id === going?.id}
                  className="px-2.5! text-ink-soft! hover:text-danger!"
                >
                  {deletion.text}
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

type OrderedButtonProps = { text: string; of: Named; onPress: () => void }

export function OrderedButton({ text, of, onPress }: OrderedButtonProps) {
  return (
    <Button look="quiet" aria-label={`${text} ${of.name}`} onClick={onPress} className="px-2.5!">
      {text}
    </Button>
  )
}

/** Each move is stored at once. */
export function useOrderedTiles<Row extends Named>(order: RowOrder<Row>) {
  const { rows, failure, move, save } = useRowOrder(order)
  const tiles = rows.map((row, at, { length: of }) => ({ ...row, at, of }))
  const moves = useTileMoves({
    tiles,
    onMove: ({ at }, to) => move(at, to),
    onMoved: save,
    textOf: ({ name }, at) => `${name} is now ${at + 1} of ${tiles.length}`,
  })
  return { tiles, moves, failure }
}
