import { Button } from '../../ui/button.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'

type StepButtonProps = {
  icon: 'back' | 'forth'
  label: string
  canStep: boolean
  onStep: () => void
}

/** At the end it does nothing, and keeps the focus. */
export function StepButton({ icon, label, canStep, onStep }: StepButtonProps) {
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
