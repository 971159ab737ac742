import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'

type SubmitButtonProps = {
  isBusy: boolean
  /** The id of the form, where the button stands outside. */
  form?: string
  children: string
}

export function SubmitButton({ isBusy, form, children }: SubmitButtonProps) {
  return (
    <Button type="submit" form={form} look="action" disabled={isBusy} className="px-6">
      {isBusy && <SpinnerMark />}
      {isBusy ? 'Submitting...' : children}
    </Button>
  )
}
