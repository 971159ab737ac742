import { isRouteErrorResponse } from 'react-router'
import type { ErrorResponse } from 'react-router'
import { generalMessages } from '#contract/refused-response.ts'
import type { Missing } from '../../or-not-found.ts'

type FailureTexts = Missing & { canTryAgain: boolean }

/** The texts for visitors. The details of an error are in the log. */
export function failureTexts(error: unknown, failed = 'This page cannot be shown'): FailureTexts {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410))
    return { ...missingPage, ...missingIn(error), canTryAgain: false }
  if (isRouteErrorResponse(error) && error.status === 503 && typeof error.data === 'string')
    return { title: failed, text: error.data, canTryAgain: true }
  if (isNoReply(error))
    return { title: 'You seem to be offline', text: generalMessages.noReply, canTryAgain: true }
  return { title: failed, text: generalMessages.failed, canTryAgain: true }
}

/** What the server says is missing, if it says so. */
function missingIn({ data }: ErrorResponse): Missing | undefined {
  return data
}

/** Unless the server says what is missing. */
export const missingPage: Missing = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address is incomplete.',
}

/** A fetch without a response: Chromium, Firefox and Safari each have a message of their own. */
function isNoReply(error: unknown) {
  return error instanceof TypeError && /fetch|networkerror|load failed/i.test(error.message)
}
