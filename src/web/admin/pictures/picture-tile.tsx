import { Button } from '../../ui/button.tsx'
import { fileSizeText } from '../forms/file-size-text.ts'
import { NoPreview } from './no-preview.tsx'
import type { Tile } from './picture-tiles.ts'
import { ShownPicture } from './shown-picture.tsx'
import { StepButton } from './step-button.tsx'

type PictureTileProps = React.ComponentProps<'li'> & {
  tile: Tile
  isMain: boolean
  isDragged: boolean
  onStep: (step: -1 | 1) => void
  onRemove: () => void
}

/** A row on the phone, a tile where there is room. */
export function PictureTile({
  tile,
  isMain,
  isDragged,
  onStep,
  onRemove,
  ...rest
}: PictureTileProps) {
  const { name, bytes, isNew, at, of } = tile
  return (
    <li {...rest} className={`${look} ${isDragged ? 'opacity-40' : ''}`}>
      <Preview tile={tile} />
      <div className="flex min-w-0 grow flex-col @md:contents">
        <p className="truncate px-2.5 pt-2 text-sm" title={name}>
          {name}
        </p>
        <p className="truncate px-2.5 text-xs text-ink-soft">
          {[isMain && 'Main image', isNew && 'New', bytes && fileSizeText(bytes)]
            .filter(Boolean)
            .join(' · ') || `Image ${at + 1}`}
        </p>
        <div className="flex items-center">
          <StepButton
            icon="back"
            label={`Move ${name} earlier`}
            canStep={at > 0}
            onStep={() => onStep(-1)}
          />
          <StepButton
            icon="forth"
            label={`Move ${name} later`}
            canStep={at < of - 1}
            onStep={() => onStep(1)}
          />
          <Button
            look="quiet"
            onClick={onRemove}
            aria-label={`Remove ${name}`}
            data-remove
            className="ml-auto px-2.5! text-ink-soft!"
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  )
}

function Preview({ tile: { name, address } }: { tile: Tile }) {
  return (
    <div className={previewLook}>
      <ShownPicture
        src={address}
        alt={name}
        draggable={false}
        className="absolute inset-0 size-full object-contain"
        instead={<NoPreview />}
      />
    </div>
  )
}

const look =
  'flex min-w-0 overflow-hidden rounded-md border border-hairline bg-surface @md:flex-col ' +
  '@md:[&[draggable=true]]:cursor-grab'
const previewLook =
  'relative flex min-h-24 w-24 shrink-0 items-center justify-center bg-sunken @md:aspect-[4/3] @md:w-full'
