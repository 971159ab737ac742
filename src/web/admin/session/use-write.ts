import { useMutation, useMutationState } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Route } from '#contract/call.ts'
import { announce, announceFailure } from '../../ui/toasts.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import { ApiError, failureOf, failureLine } from './api-error.ts'
import type { Failure } from './api-error.ts'
import { outdate, queryClient } from './call-query.ts'

type Write<Input, Stored, Failed> = {
  store: (input: Input) => Promise<Stored>
  /** The screen's words for a write that failed. */
  failureOf: (error: unknown, input: Input) => Failed
  /** What a write is about, such as the id of a row. Writes about different subjects run at once. */
  subjectOf?: (input: Input) => string
  onStored?: (stored: Stored, input: Input) => void
  onFailed?: (error: ApiError, input: Input) => void
  /** The text of a toast once it is stored. */
  announces?: (stored: Stored) => string
  /** Calls whose reads are out of date after it, also after a refusal: somebody else was faster. */
  outdates?: Route[]
}

/**
 * One write of a screen, by as many calls as it takes. What is under way is not begun again. A failure is
 * the screen's to show, and a toast where that was left or its dialog closed before the response.
 */
export function useWrite<Input, Stored, Failed extends Failure | undefined>(
  write: Write<Input, Stored, Failed>,
) {
  const { store, failureOf, subjectOf = () => '', onStored, onFailed, announces, outdates } = write
  const mutationKey = [useId()]
  const isLeft = useIsLeft()
  const [failed, setFailed] = useState<{ subject: string; failure: Failed }>()
  const busySubjects = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => subjectIn(state.variables),
  })
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ input }: Variables<Input>) => store(input),
    onSuccess(stored, { input }) {
      if (announces) announce(announces(stored))
      onStored?.(stored, input)
    },
    onError(error, { subject, input }) {
      if (!(error instanceof ApiError)) return
      const failure = failureOf(error, input)
      setFailed({ subject, failure })
      if (failure && isLeft.current) announceFailure(failureLine(failure))
      onFailed?.(error, input)
    },
    onSettled: () => void (outdates && outdate(outdates)),
  })

  /** Gives what was stored, or nothing where it was refused or is under way. */
  async function run(input: Input): Promise<Stored | undefined> {
    const subject = subjectOf(input)
    if (isUnderWay(mutationKey, subject)) return undefined
    setFailed(undefined)
    // A failure is in the state by then.
    return mutateAsync({ subject, input }).catch(() => undefined)
  }

  return {
    run: (input: Input) => run(input),
    failure: failed?.failure,
    /** What the failed write was about. */
    failedSubject: failed?.subject,
    isBusy: (subject?: string) =>
      subject === undefined ? busySubjects.length > 0 : busySubjects.includes(subject),
  }
}

type RowWrite = {
  id: string
  store: () => Promise<{ message: string }>
  /** In place of the toast with the text of the server. */
  onStored?: (() => void) | undefined
}

/** Several writes about the rows of a list, one at a time about each. */
export function useRowWrites({ failed, outdates }: { failed: string; outdates: Route[] }) {
  const { run, failure, isBusy } = useWrite({
    store: ({ store }: RowWrite) => store(),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, failed),
    onStored: ({ message }, { onStored = () => announce(message) }) => onStored(),
    outdates,
  })
  return {
    run: (id: string, store: RowWrite['store'], onStored?: RowWrite['onStored']) =>
      void run({ id, store, onStored }),
    failure,
    isBusy,
  }
}

type Variables<Input> = { subject: string; input: Input }

function subjectIn(variables: unknown) {
  return String(Object(variables).subject)
}

/** Asked of the cache, since a second press can come before the first is drawn. */
function isUnderWay(mutationKey: string[], subject: string) {
  const predicate = ({ state }: { state: { variables?: unknown } }) =>
    subjectIn(state.variables) === subject
  return queryClient.isMutating({ mutationKey, predicate }) > 0
}
