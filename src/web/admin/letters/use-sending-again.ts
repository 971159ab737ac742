import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { letterCalls } from '#contract/letters/letter-calls.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { announce } from '../../ui/toasts.tsx'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { letterScreenTexts } from './letter-screen-texts.ts'

export type SendingAgain = ReturnType<typeof useSendingAgain>

/** Puts letters in line again. What became of them the list tells, which is read anew. */
export function useSendingAgain(onPutInLine: () => void) {
  const { revalidate } = useRevalidator()
  const [busyIds, setBusyIds] = useState<string[]>([])
  const [failure, setFailure] = useState<Failure>()

  async function putInLine({ id }: Letter) {
    if (busyIds.includes(id)) return
    setFailure(undefined)
    setBusyIds((ids) => [...ids, id])
    try {
      const { message } = await callApi(letterCalls.sendAgain, { id })
      announce(message)
      onPutInLine()
    } catch (error) {
      setFailure(failureOf(error, letterScreenTexts.sendFailed))
    } finally {
      setBusyIds((ids) => ids.filter((other) => other !== id))
    }
    // Also after a refusal: somebody else was faster, or it has just been sent.
    await revalidate()
  }

  return {
    failure,
    isBusy: ({ id }: Letter) => busyIds.includes(id),
    send: (letter: Letter) => void putInLine(letter),
  }
}
