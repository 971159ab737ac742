import { isRouteErrorResponse, useRouteError } from 'react-router'
import { generalMessages } from '#contract/refused-response.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { openAgain } from '../session/open-again.ts'
import { ScreenHeader } from './screen-header.tsx'

/** In place of a screen that does not exist, or that failed with an unexpected error. */
export function ScreenFailure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <ScreenNotFound />
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title="Something went wrong" />
      <Banner title={generalMessages.failed}>
        <Button onClick={openAgain}>Reload</Button>
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
