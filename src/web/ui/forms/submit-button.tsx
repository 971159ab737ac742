import { Button } from '../button.tsx'
import { SpinnerMark } from '../spinner.tsx'

type SubmitButtonProps = React.ComponentProps<typeof Button> & {
  isBusy: boolean
  /** In place of the text while the form is sent. */
  busyText?: string
}

export function SubmitButton({
  isBusy,
  busyText = 'Submitting...',
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button type="submit" look="action" aria-disabled={isBusy} {...rest}>
      {isBusy && <SpinnerMark />}
      {isBusy ? busyText : children}
    </Button>
  )
}
