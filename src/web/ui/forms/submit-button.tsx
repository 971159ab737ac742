import { useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { SpinnerMark } from '../spinner.tsx'

type SubmitButtonProps = React.ComponentProps<typeof Button> & {
  isBusy: boolean
  /** In place of the text while the form is sent. */
  busyText?: string
}

/** Enter sends a form from a field. Where that is disabled meanwhile, the button has the focus. */
export function SubmitButton({
  isBusy,
  busyText = 'Submitting...',
  children,
  ...rest
}: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, :disabled')
    if (isBusy && isLost) button.current?.focus({ preventScroll: true })
  }, [isBusy])
  return (
    <Button ref={button} type="submit" look="action" aria-disabled={isBusy} {...rest}>
      {isBusy && <SpinnerMark />}
      {isBusy ? busyText : children}
    </Button>
  )
}
