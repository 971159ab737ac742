import { useState } from 'react'
import type { Tile } from './picture-tiles.ts'

type TileDrag = {
  tiles: Tile[]
  onMove: (tile: Tile, to: number) => void
  onDropped: (tile: Tile) => void
}

/** Tiles change places while one is dragged over the others. Escape puts it back where it was. */
export function useTileDrag({ tiles, onMove, onDropped }: TileDrag) {
  const [drag, setDrag] = useState<{ id: string; from: number }>()
  const dragged = tiles.find(({ id }) => id === drag?.id)

  function propsOf(tile: Tile) {
    const canTake = dragged !== undefined && dragged.isNew === tile.isNew
    return {
      onDragStart: (event: React.DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', tile.name)
        setDrag({ id: tile.id, from: tile.at })
      },
      onDragEnter: () => canTake && dragged.id !== tile.id && onMove(dragged, tile.at),
      onDragOver: (event: React.DragEvent) => canTake && event.preventDefault(),
      onDrop: (event: React.DragEvent) => {
        if (!canTake) return
        event.preventDefault()
        onDropped(dragged)
      },
      onDragEnd: ({ dataTransfer }: React.DragEvent) => {
        if (dragged && drag && dataTransfer.dropEffect === 'none') onMove(dragged, drag.from)
        setDrag(undefined)
      },
    }
  }

  return { draggedId: drag?.id, propsOf }
}
