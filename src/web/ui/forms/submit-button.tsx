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
    <Button
      ref={isBusy ? takeLostFocus : null}
      type="submit"
      look="action"
      aria-disabled={isBusy}
      {...rest}
    >
      {isBusy && <SpinnerMark />}
      {isBusy ? busyText : children}
    </Button>
  )
}

/** Enter sends a form from a field, which may be disabled while it is sent. */
function takeLostFocus(button: HTMLElement | null) {
  if (document.activeElement?.matches('body, :disabled')) button?.focus()
}
