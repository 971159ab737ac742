import { accountMessages } from '#contract/accounts/account.ts'
import { ApiError } from './api-error.ts'

/** A call that the server repeats only after a password. */
type Waiting = { resolve: () => void; reject: (error: Error) => void }

let waiting: Waiting[] = []
const listeners = new Set<() => void>()

export function isConfirmationAsked() {
  return waiting.length > 0
}

export function onConfirmationAsked(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Resolves once the person has given the password, and fails like the call where they cancel. */
export function confirmedByPerson() {
  return new Promise<void>((resolve, reject) => {
    waiting.push({ resolve, reject })
    notify()
  })
}

export function endConfirmation(isConfirmed: boolean) {
  const ended = waiting
  waiting = []
  notify()
  for (const { resolve, reject } of ended) {
    if (isConfirmed) resolve()
    else
      reject(new ApiError(accountMessages.confirmationNeeded, { status: 403, isServerText: true }))
  }
}

function notify() {
  for (const listener of listeners) listener()
}
