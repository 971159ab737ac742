import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { useTileDrag } from './tile-order.ts'
import type { MovableTile } from './tile-order.ts'

type TileMoves<Tile extends MovableTile> = {
  tiles: Tile[]
  onMove: (tile: Tile, to: number) => void
  /** Called after a drop and after a step. */
  onMoved?: () => void
  /** Where a tile is now, for screen readers. */
  textOf: (tile: Tile, at: number) => string
}

/** Tiles get another order by dragging them, or by two buttons on each. */
export function useTileMoves<Tile extends MovableTile>(moves: TileMoves<Tile>) {
  const { tiles, onMove, onMoved, textOf } = moves
  const [spoken, speak] = useState('')
  const dragPropsOf = useTileDrag({ tiles, onMove, onDropped: (tile) => settle(tile, tile.at) })

  function settle(tile: Tile, at: number) {
    onMoved?.()
    speak(textOf(tile, at))
  }

  function step(tile: Tile, by: -1 | 1) {
    onMove(tile, tile.at + by)
    settle(tile, tile.at + by)
  }

  return {
    dragPropsOf,
    stepButtonsOf: (tile: Tile) => <StepButtons {...tile} onStep={(by) => step(tile, by)} />,
    speak,
    status: (
      <p role="status" className="sr-only">
        {spoken}
      </p>
    ),
  }
}

const steps = [
  { by: -1, icon: 'back', direction: 'earlier' },
  { by: 1, icon: 'forth', direction: 'later' },
] as const

type StepButtonsProps = Pick<MovableTile, 'name' | 'at' | 'of'> & { onStep: (by: -1 | 1) => void }

/** At an end the button stays, so that it does not lose the focus. */
function StepButtons({ name, at, of, onStep }: StepButtonsProps) {
  return steps.map(({ by, icon, direction }) => {
    const label = `Move ${name} ${direction}`
    const canStep = at + by >= 0 && at + by < of
    return (
      <Button
        key={by}
        look="quiet"
        aria-label={label}
        title={label}
        aria-disabled={!canStep}
        onClick={() => onStep(by)}
        className={`w-11 px-0! md:w-9 md:pointer-coarse:w-11 text-ink-soft! ${canStep ? '' : 'opacity-30'}`}
      >
        <OfficeIcon name={icon} className="size-4" />
      </Button>
    )
  })
}
