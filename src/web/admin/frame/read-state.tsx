import { useTransition } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { failureOf, failureUnder, isForbidden } from '../session/api-error.ts'

type ReadStateProps = {
  /** Absent while it is read. */
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
  /** Where the server gives no text. */
  failed: string
  /** The text of the screen is shown above that of the server, not in its place. */
  isTitle?: boolean
  /** In place of what is read. */
  skeleton?: React.ReactNode
  /** Another way out, beside the button that tries again. */
  children?: React.ReactNode
}

/** A read that is under way, or that failed. Nothing where it has succeeded. */
export function ReadState(props: ReadStateProps) {
  const { data, error, refetch, failed, isTitle = false, skeleton, children } = props
  if (!error) return data === undefined ? skeleton : null
  if (isForbidden(error)) return <Banner title={error.message}>{children}</Banner>
  return (
    <Banner {...(isTitle ? failureUnder(failed, error) : failureOf(error, failed))}>
      {children}
      <RetryButton onRetry={refetch} />
    </Banner>
  )
}

/** Not disabled while it tries: it would lose the focus. */
export function RetryButton({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [isBusy, startTransition] = useTransition()
  const retry = () => startTransition(async () => void (await onRetry()))
  return (
    <Button aria-disabled={isBusy} onClick={retry}>
      {isBusy && <SpinnerMark />}
      Try again
    </Button>
  )
}
