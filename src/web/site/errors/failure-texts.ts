import { isRouteErrorResponse } from 'react-router'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
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

/** What a 404 may be about, beside pages: its name, and why it is not there. */
const missing = new Map<unknown, string>([
  [
    productMessages.notFound,
    'It is no longer in our catalogue, or the address was copied in part.',
  ],
  [
    catalogueMessages.none,
    'Its products are all here on the site, and we are glad to tell you more.',
  ],
])

function missingTexts(what: unknown) {
  const text = missing.get(what)
  return {
    title: text === undefined ? 'Page not found' : String(what),
    text:
      text ??
      'There is no page at this address. It may have moved, or the address was copied in part.',
    canTryAgain: false,
  }
}

/** A fetch without an answer: Chromium, Firefox and Safari each have their words for it. */
function isNoReply(error: unknown) {
  return error instanceof TypeError && /fetch|networkerror|load failed/i.test(error.message)
}
