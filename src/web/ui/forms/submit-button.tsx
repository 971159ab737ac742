import { Button } from '../button.tsx'
import { SpinnerMark } from '../spinner.tsx'

type SubmitButtonProps = React.ComponentProps<typeof Button> & {
  isBusy: boolean
  /** In place of the text while the form is sent. `disabled={false}` leaves the focus on the button then. */
  busyText?: string
}

export function SubmitButton({
  isBusy,
  busyText = 'Submitting...',
  disabled = isBusy,
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button type="submit" look="action" {...rest} disabled={disabled}>
      {isBusy && <SpinnerMark />}
      {isBusy ? busyText : children}
    </Button>
  )
}
