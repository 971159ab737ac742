import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { fileSizeText } from '../../ui/format.ts'
import { NoPreview, ShownPicture } from './shown-picture.tsx'
import { useTileMoves } from './tile-moves.tsx'
import type { MovableTile } from './tile-order.ts'

/** A picture in the form, stored or new. */
export type Tile = MovableTile & {
  address: string
  /** Of a new picture. */
  bytes?: number
  isNew: boolean
}

type PictureTilesProps = {
  tiles: Tile[]
  isBusy: boolean
  onMove: (tile: Tile, to: number) => void
  onRemove: (tile: Tile) => void
  /** Called after the last one is removed, to move the focus. */
  onEmptied: () => void
}

export function PictureTiles({ tiles, isBusy, onMove, onRemove, onEmptied }: PictureTilesProps) {
  const { list, focusRemove } = useFocusAfterRemoval(onEmptied)
  const moves = useTileMoves({
    tiles,
    onMove,
    textOf: ({ name, of, isNew }, at) =>
      `${name} is now ${at + 1} of ${of} ${isNew ? 'new ' : ''}images`,
  })

  function remove(tile: Tile, at: number) {
    focusRemove(at)
    onRemove(tile)
    moves.speak(`${tile.name} removed`)
  }

  return (
    <>
      <ol
        ref={list}
        aria-label="Images in their order"
        className="mt-3 grid gap-3 empty:hidden @md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]"
      >
        {tiles.map((tile, at) => (
          <li
            key={tile.id}
            draggable={!isBusy && tile.of > 1}
            {...moves.dragPropsOf(tile)}
            className={tileLook}
          >
            <PictureTile tile={tile} index={at}>
              {moves.stepButtonsOf(tile)}
              <Button
                look="quiet"
                onClick={() => remove(tile, at)}
                aria-label={`Remove ${tile.name}`}
                data-remove
                className="ml-auto px-2.5! text-ink-soft!"
              >
                Remove
              </Button>
            </PictureTile>
          </li>
        ))}
      </ol>
      {moves.status}
    </>
  )
}

/** The pressed button is gone, so the button of the next picture gets the focus. */
function useFocusAfterRemoval(onEmptied: () => void) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const button = buttons[wanted.current] ?? buttons.at(-1)
    wanted.current = undefined
    if (button) button.focus()
    else onEmptied()
  })
  return { list, focusRemove: (at: number) => void (wanted.current = at) }
}

type PictureTileProps = { tile: Tile; index: number; children: React.ReactNode }

/** A row on the phone, a tile where there is room. */
function PictureTile({ tile, index, children }: PictureTileProps) {
  const { name, address, bytes, isNew } = tile
  const facts = [index === 0 && 'Main image', isNew && 'New', bytes && fileSizeText(bytes)]
  return (
    <>
      <div className={previewLook}>
        <ShownPicture
          src={address}
          alt={name}
          draggable={false}
          className="absolute inset-0 size-full object-contain"
          instead={<NoPreview />}
        />
      </div>
      <div className="flex min-w-0 grow flex-col @md:contents">
        <p dir="auto" className="truncate px-2.5 pt-2 text-sm" title={name}>
          {name}
        </p>
        <p className="truncate px-2.5 text-xs text-ink-soft">
          {facts.filter(Boolean).join(' · ') || `Image ${index + 1}`}
        </p>
        <div className="flex items-center">{children}</div>
      </div>
    </>
  )
}

const tileLook =
  'flex min-w-0 overflow-hidden rounded-md border border-hairline bg-surface @md:flex-col ' +
  '@md:[&[draggable=true]]:cursor-grab'
const previewLook =
  'relative flex min-h-24 w-24 shrink-0 items-center justify-center site-colours bg-surface @md:aspect-[4/3] @md:w-full'
