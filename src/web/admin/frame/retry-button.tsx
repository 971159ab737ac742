import { useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'

type RetryButtonProps = {
  /** Without it, all that the screen shows is loaded again. */
  onRetry?: () => Promise<unknown>
}

export function RetryButton({ onRetry }: RetryButtonProps) {
  const { revalidate } = useRevalidator()
  const [isBusy, startTransition] = useTransition()
  return (
    <Button
      disabled={isBusy}
      onClick={() => startTransition(async () => void (await (onRetry ?? revalidate)()))}
    >
      {isBusy && <SpinnerMark />}
      Try again
    </Button>
  )
}
