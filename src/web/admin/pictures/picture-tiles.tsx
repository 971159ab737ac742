import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { fileSizeText } from '../../ui/format.ts'
import { NoPreview, ShownPicture } from './shown-picture.tsx'
import { StepButtons } from './step-buttons.tsx'
import { useTileDrag } from './tile-order.ts'

/** A picture in the form, stored or new. */
export type Tile = {
  id: string
  name: string
  address: string
  /** Of a new picture. */
  bytes?: number
  isNew: boolean
  /** Its index among the stored or the new ones, and how many these are. */
  at: number
  of: number
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
  const [spoken, setSpoken] = useState('')
  const { list, focusRemove } = useFocusAfterRemoval(onEmptied)
  const speak = (tile: Tile, at: number) =>
    setSpoken(`${tile.name} is now ${at + 1} of ${tile.of} ${tile.isNew ? 'new ' : ''}pictures`)
  const { draggedId, propsOf } = useTileDrag({
    tiles,
    onMove,
    onDropped: (tile) => speak(tile, tile.at),
  })

  function step(tile: Tile, by: -1 | 1) {
    onMove(tile, tile.at + by)
    speak(tile, tile.at + by)
  }

  function remove(tile: Tile, at: number) {
    focusRemove(at)
    onRemove(tile)
    setSpoken(`${tile.name} removed`)
  }

  return (
    <>
      <ol ref={list} aria-label="Pictures in their order" className={listLook}>
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
        {spoken}
      </p>
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

type PictureTileProps = React.ComponentProps<'li'> & {
  tile: Tile
  isMain: boolean
  isDragged: boolean
  onStep: (step: -1 | 1) => void
  onRemove: () => void
}

/** A row on the phone, a tile where there is room. */
function PictureTile({ tile, isMain, isDragged, onStep, onRemove, ...rest }: PictureTileProps) {
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
          <StepButtons {...{ tile, of, onStep }} />
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
const listLook =
  'mt-3 grid gap-3 empty:hidden @md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]'
