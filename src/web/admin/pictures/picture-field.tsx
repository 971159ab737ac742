import { useId, useRef } from 'react'
import type { NamedPicture } from '#contract/pictures/picture.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import { FileField, RefusedFiles } from '../forms/file-drop.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import type { Tile } from './picture-tiles.tsx'
import { movedItem } from './tile-order.ts'
import type { ChosenPicture, useChosenPictures } from './use-chosen-pictures.ts'

type PictureFieldProps = {
  stored: NamedPicture[]
  chosen: ReturnType<typeof useChosenPictures>
  onChange: (stored: NamedPicture[]) => void
  error: string | undefined
  isBusy: boolean
  /** Called by every edit, so that the error goes. */
  onEdit: () => void
}

export function PictureField(props: PictureFieldProps) {
  const { stored, chosen, onChange, error, isBusy, onEdit } = props
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const { added, refusals } = chosen
  const tiles = tilesOf(stored, added)
  const areMixed = stored.length > 0 && added.length > 0

  function move({ isNew, at }: Tile, to: number) {
    if (isNew) chosen.replace(movedItem(added, at, to))
    else onChange(movedItem(stored, at, to))
  }

  function remove({ isNew, at }: Tile) {
    onEdit()
    if (isNew) chosen.replace(added.toSpliced(at, 1))
    else onChange(stored.toSpliced(at, 1))
  }

  return (
    <FormSection
      title="Product Images"
      titleFor={id}
      hint="The first image is used in lists. Drag images to reorder them, or use the arrows."
    >
      <div ref={field}>
        <FileField
          {...{ id, error }}
          accept="image/*"
          multiple
          text="Choose images"
          dropText="or drop them here"
          hint={`JPG, PNG or WEBP. Up to ${productLimits.pictures} images, each under 5MB.${areMixed ? ' New ones come after those that are stored already.' : ''}`}
          onFiles={(files) => {
            onEdit()
            chosen.choose(files, productLimits.pictures - tiles.length)
          }}
        >
          <RefusedFiles refusals={refusals} />
        </FileField>
        <PictureTiles
          {...{ tiles, isBusy }}
          onMove={move}
          onRemove={remove}
          onEmptied={() => field.current?.querySelector('input')?.focus()}
        />
      </div>
    </FormSection>
  )
}

/** The stored pictures come first, since the server puts new ones after them. */
function tilesOf(stored: NamedPicture[], added: ChosenPicture[]): Tile[] {
  const storedTiles = stored.map(({ url, originalName, thumbnail }, at) => ({
    id: `${url} ${stored.slice(0, at).filter((other) => other.url === url).length}`,
    name: originalName,
    address: thumbnail,
    isNew: false,
    at,
    of: stored.length,
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
  return [...storedTiles, ...addedTiles]
}
