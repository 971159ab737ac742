import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RetryButton } from '../frame/retry-button.tsx'
import type { Failure } from '../session/api-error.ts'
import { productScreenTexts } from './product-screen-texts.ts'

export function ProductUnreadable({ failure }: { failure: Failure | undefined }) {
  return (
    <Banner {...(failure ?? { title: productScreenTexts.readFailed })}>
      <ButtonLink to="/admin/products">Back to the products</ButtonLink>
      <RetryButton />
    </Banner>
  )
}
