import { isRouteErrorResponse } from 'react-router'
import { productMessages } from '#contract/products/product.ts'
import { generalMessages } from '#contract/refused-answer.ts'

export type FailureTexts = { title: string; text: string; canTryAgain: boolean }

/** What people are told. What went wrong in detail stands in the log. */
export function failureTexts(error: unknown, failed = 'Something went wrong'): FailureTexts {
  if (isRouteErrorResponse(error) && error.status === 404) return missingTexts(error.data)
  if (isNoReply(error))
    return { title: 'You seem to be offline', text: generalMessages.noReply, canTryAgain: true }
  return { title: failed, text: generalMessages.failed, canTryAgain: true }
}

function missingTexts(what: unknown) {
  const isProduct = what === productMessages.notFound
  return {
    title: isProduct ? productMessages.notFound : 'Page not found',
    text: isProduct
      ? 'It is no longer in our catalogue, or the address was copied in part.'
      : 'There is no page at this address. It may have moved, or the address was copied in part.',
    canTryAgain: false,
  }
}

/** A fetch without an answer: Chromium, Firefox and Safari each have their words for it. */
function isNoReply(error: unknown) {
  return error instanceof TypeError && /fetch|networkerror|load failed/i.test(error.message)
}
