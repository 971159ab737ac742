import { useState } from 'react'

/** The same list with one item at another index. An index beyond the ends is the end. */
export function movedItem<Item>(items: Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  if (item === undefined) return items
  return items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, item)
}

/** Only tiles with the same `isNew` change places: `at` is the index among these, `of` their number. */
export type MovableTile = { id: string; name: string; at: number; of: number; isNew?: boolean }

type TileDrag<Tile extends MovableTile> = {
  tiles: Tile[]
  onMove: (tile: Tile, to: number) => void
  onDropped: (tile: Tile) => void
}

/** Tiles change places while one is dragged over the others, so that the result is seen before the drop. */
export function useTileDrag<Tile extends MovableTile>(drag: TileDrag<Tile>) {
  const { tiles, onMove, onDropped } = drag
  const [draggedId, setDraggedId] = useState<string>()
  const dragged = tiles.find(({ id }) => id === draggedId)

  return (tile: Tile) => {
    const canTake = dragged !== undefined && dragged.isNew === tile.isNew
    const take = (event: React.DragEvent) => canTake && event.preventDefault()
    return {
      style: tile === dragged ? { opacity: 0.4 } : undefined,
      onDragStart: (event: React.DragEvent) => {
        // A link or an image in the tile can be dragged elsewhere.
        if (event.target !== event.currentTarget) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', tile.name)
        setDraggedId(tile.id)
      },
      onDragEnter: () => canTake && dragged !== tile && onMove(dragged, tile.at),
      onDragOver: take,
      onDrop: take,
      onDragEnd: () => {
        if (dragged) onDropped(dragged)
        setDraggedId(undefined)
      },
    }
  }
}
