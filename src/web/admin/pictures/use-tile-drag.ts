import { useState } from 'react'

/** What can be dragged: its place, and whether it is among the new ones, which stay together. */
type Draggable = { id: string; name: string; at: number; isNew?: boolean }

type TileDrag<Tile extends Draggable> = {
  tiles: Tile[]
  onMove: (tile: Tile, to: number) => void
  onDropped: (tile: Tile) => void
}

/** Tiles change places while one is dragged over the others: what is seen is what it will be. */
export function useTileDrag<Tile extends Draggable>({ tiles, onMove, onDropped }: TileDrag<Tile>) {
  const [draggedId, setDraggedId] = useState<string>()
  const dragged = tiles.find(({ id }) => id === draggedId)

  function propsOf(tile: Tile) {
    const canTake = dragged !== undefined && dragged.isNew === tile.isNew
    const take = (event: React.DragEvent) => canTake && event.preventDefault()
    return {
      onDragStart: (event: React.DragEvent) => {
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

  return { draggedId, propsOf }
}
