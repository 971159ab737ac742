import { Button } from '../../ui/button.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'

type StepButtonsProps = {
  tile: { name: string; at: number }
  of: number
  onStep: (step: -1 | 1) => void
}

/** Moves a tile without a mouse. At an end the button stays, so that it does not lose the focus. */
export function StepButtons({ tile: { name, at }, of, onStep }: StepButtonsProps) {
  return (
    <>
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
    </>
  )
}

type StepButtonProps = {
  icon: 'back' | 'forth'
  label: string
  canStep: boolean
  onStep: () => void
}

function StepButton({ icon, label, canStep, onStep }: StepButtonProps) {
  return (
    <Button
      look="quiet"
      aria-label={label}
      title={label}
      aria-disabled={!canStep}
      onClick={() => canStep && onStep()}
      className={`w-11 px-0! md:w-9 md:pointer-coarse:w-11 text-ink-soft! ${canStep ? '' : 'opacity-30'}`}
    >
      <OfficeIcon name={icon} className="size-4" />
    </Button>
  )
}
