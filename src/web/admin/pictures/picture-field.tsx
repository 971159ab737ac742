import { useId, useRef } from 'react'
import { productLimits } from '#contract/products/product-messages.ts'
import { FileDrop } from '../forms/file-drop.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { RefusedFiles } from '../forms/refused-files.tsx'
import { PictureList } from './picture-list.tsx'
import { usePictureTiles } from './use-picture-tiles.ts'
import type { PictureEdits } from './use-picture-tiles.ts'

type PictureFieldProps = PictureEdits & {
  fault: string | undefined
  isBusy: boolean
  /** Whatever the fault was, something was done about it. */
  onEdit: () => void
}

export function PictureField({ fault, isBusy, onEdit, ...edits }: PictureFieldProps) {
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
          isFaulty={fault !== undefined}
          describedBy={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
          onFiles={(files) => {
            onEdit()
            choose(files)
          }}
        />
        {fault && (
          <p id={`${id}-fault`} className="mt-2 text-sm text-danger">
            {fault}
          </p>
        )}
        <p id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
          JPG, PNG or WEBP. Up to {productLimits.pictures} images, each under 5MB.
          {areMixed && ' New ones come after those that are stored already.'}
        </p>
        <RefusedFiles refusals={refusals} />
        <PictureList
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
