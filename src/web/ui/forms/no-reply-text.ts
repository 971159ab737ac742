import { generalMessages } from '#contract/refused-response.ts'

const offline = 'You are offline. Your text stays here: send it once the connection is back.'

/** Where neither the server nor what sends the form can be reached. */
export function noReplyText() {
  return navigator.onLine ? generalMessages.noReply : offline
}
