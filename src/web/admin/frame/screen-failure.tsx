import { useTransition } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { generalMessages } from '#contract/refused-response.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { ScreenHeader } from './screen-header.tsx'

/** In place of a screen that does not exist, or that failed with an unexpected error. */
export function ScreenFailure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <ScreenNotFound />
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title="Something went wrong" />
      <Banner title={generalMessages.failed}>
        <Button onClick={() => location.reload()}>Reload</Button>
      </Banner>
    </div>
  )
}

export function ScreenNotFound() {
  return (
    <div className="flex flex-col items-start gap-6">
      <ScreenHeader title="Page not found" subtitle="This screen does not exist." />
      <ButtonLink to="/admin/products">Go to the products</ButtonLink>
    </div>
  )
}

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
