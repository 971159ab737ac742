import { useId, useRef } from 'react'
import type { NamedPicture } from '#contract/pictures/picture.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import { FileDrop, RefusedFiles } from '../forms/file-drop.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import type { Tile } from './picture-tiles.tsx'
import { movedItem } from './tile-order.ts'
import type { ChosenPicture, useChosenPictures } from './use-chosen-pictures.ts'

type PictureEdits = {
  kept: NamedPicture[]
  chosen: ReturnType<typeof useChosenPictures>
  onKeep: (kept: NamedPicture[]) => void
}

type PictureFieldProps = PictureEdits & {
  error: string | undefined
  isBusy: boolean
  /** Called by every edit, so that the error goes. */
  onEdit: () => void
}

export function PictureField({ error, isBusy, onEdit, ...edits }: PictureFieldProps) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const { tiles, refusals, choose, remove, move } = usePictureTiles(edits)
  const areMixed = edits.kept.length > 0 && edits.chosen.added.length > 0

  return (
    <FormSection
      title="Product Images"
      titleFor={id}
      hint="The first one stands on the list. Drag them into their order, or use the arrows."
    >
      <div ref={field}>
        <FileDrop
          id={id}
          accept="image/*"
          multiple
          text="Choose images"
          dropText="or drop them here"
          isInvalid={error !== undefined}
          describedBy={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onFiles={(files) => {
            onEdit()
            choose(files)
          }}
        />
        {error && (
          <p id={`${id}-error`} className="mt-2 text-sm text-danger">
            {error}
          </p>
        )}
        <p id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
          JPG, PNG or WEBP. Up to {productLimits.pictures} images, each under 5MB.
          {areMixed && ' New ones come after those that are stored already.'}
        </p>
        <RefusedFiles refusals={refusals} />
        <PictureTiles
          {...{ tiles, isBusy }}
          onMove={move}
          onRemove={(tile) => {
            onEdit()
            remove(tile)
          }}
          onEmptied={() => field.current?.querySelector('input')?.focus()}
        />
      </div>
    </FormSection>
  )
}

/** The pictures of a form as one list, whether they are stored already or not. */
function usePictureTiles({ kept, chosen, onKeep }: PictureEdits) {
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

/** The stored pictures come first, since the server puts new ones after them. */
function tilesOf(kept: NamedPicture[], added: ChosenPicture[]): Tile[] {
  const keptTiles = kept.map(({ url, originalName, thumbnail }, at) => ({
    id: `${url} ${kept.slice(0, at).filter((other) => other.url === url).length}`,
    name: originalName,
    address: thumbnail,
    isNew: false,
    at,
    of: kept.length,
  }))
  const addedTiles = added.map(({ id, file, address }, at) => ({
    id,
    name: file.name,
    address,
    bytes: file.size,
    isNew: true,
    at,
    of: added.length,
  }))
  return [...keptTiles, ...addedTiles]
}
