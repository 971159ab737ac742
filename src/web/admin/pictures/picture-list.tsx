import { useEffect, useRef, useState } from 'react'
import { PictureTile } from './picture-tile.tsx'
import type { Tile } from './picture-tiles.ts'
import { useTileDrag } from './use-tile-drag.ts'

type PictureListProps = {
  tiles: Tile[]
  isBusy: boolean
  onMove: (tile: Tile, to: number) => void
  onRemove: (tile: Tile) => void
  /** The last one is gone: where the focus goes. */
  onEmptied: () => void
}

export function PictureList({ tiles, isBusy, onMove, onRemove, onEmptied }: PictureListProps) {
  const [said, setSaid] = useState('')
  const { list, focusRemove } = useFocusAfterRemoval(onEmptied)
  const tell = (tile: Tile, at: number) =>
    setSaid(`${tile.name} is now ${at + 1} of ${tile.of} ${tile.isNew ? 'new ' : ''}pictures`)
  const { draggedId, propsOf } = useTileDrag({
    tiles,
    onMove,
    onDropped: (tile) => tell(tile, tile.at),
  })

  function step(tile: Tile, by: -1 | 1) {
    onMove(tile, tile.at + by)
    tell(tile, tile.at + by)
  }

  function remove(tile: Tile, at: number) {
    focusRemove(at)
    onRemove(tile)
    setSaid(`${tile.name} removed`)
  }

  return (
    <>
      <ol ref={list} aria-label="Pictures in their order" className={look}>
        {tiles.map((tile, at) => (
          <PictureTile
            key={tile.id}
            tile={tile}
            isMain={at === 0}
            isDragged={tile.id === draggedId}
            draggable={!isBusy && tile.of > 1}
            {...propsOf(tile)}
            onStep={(by) => step(tile, by)}
            onRemove={() => remove(tile, at)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** The button that was pressed is gone: the next picture's takes its place. */
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

const look = 'mt-3 grid gap-3 empty:hidden @md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]'
