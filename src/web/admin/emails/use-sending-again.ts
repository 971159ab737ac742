import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { emailCalls } from '#contract/emails/email-calls.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import { announce } from '../../ui/toasts.tsx'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { emailScreenTexts } from './email-screen-texts.ts'

export type SendingAgain = ReturnType<typeof useSendingAgain>

/** Puts e-mails in line again. What became of them the list tells, which is read anew. */
export function useSendingAgain(onPutInLine: () => void) {
  const { revalidate } = useRevalidator()
  const [busyIds, setBusyIds] = useState<string[]>([])
  const [failure, setFailure] = useState<Failure>()

  async function putInLine({ id }: OutboxEmail) {
    if (busyIds.includes(id)) return
    setFailure(undefined)
    setBusyIds((ids) => [...ids, id])
    try {
      const { message } = await callApi(emailCalls.sendAgain, { id })
      announce(message)
      onPutInLine()
    } catch (error) {
      setFailure(failureOf(error, emailScreenTexts.sendFailed))
    } finally {
      setBusyIds((ids) => ids.filter((other) => other !== id))
    }
    // Also after a refusal: somebody else was faster, or it has just been sent.
    await revalidate()
  }

  return {
    failure,
    isBusy: ({ id }: OutboxEmail) => busyIds.includes(id),
    send: (email: OutboxEmail) => void putInLine(email),
  }
}
