import type { NamedPicture } from '#contract/pictures/picture.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import { movedItem } from './moved-item.ts'
import { tilesOf } from './picture-tiles.ts'
import type { Tile } from './picture-tiles.ts'
import type { useChosenPictures } from './use-chosen-pictures.ts'

export type PictureEdits = {
  kept: NamedPicture[]
  chosen: ReturnType<typeof useChosenPictures>
  onKeep: (kept: NamedPicture[]) => void
}

/** The pictures of a form as one list, whether they are stored already or not. */
export function usePictureTiles({ kept, chosen, onKeep }: PictureEdits) {
  const tiles = tilesOf(kept, chosen.added)
  const room = productLimits.pictures - tiles.length

  function remove({ isNew, at }: Tile) {
    if (isNew) chosen.keep(chosen.added.toSpliced(at, 1))
    else onKeep(kept.toSpliced(at, 1))
  }

  function move({ isNew, at }: Tile, to: number) {
    if (isNew) chosen.keep(movedItem(chosen.added, at, to))
    else onKeep(movedItem(kept, at, to))
  }

  return {
    tiles,
    refusals: chosen.refusals,
    choose: (files: File[]) => chosen.choose(files, room),
    remove,
    move,
  }
}
