import type { Route } from '#contract/call.ts'
import type { FollowUpForm } from '#contract/follow-ups/follow-up-form.ts'
import { followUpMessages } from '#contract/follow-ups/follow-up.ts'
import { failureUnder } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'

type FollowUpInput = FollowUpForm & { id: string }

type FollowUpWrite<Stored> = {
  call: Route
  store: (input: FollowUpInput) => Promise<Stored>
  onStored: (stored: Stored) => void
  outdates: Route[]
}

export type FollowUpChange = ReturnType<typeof useFollowUp>

/** Assigns an enquiry or a message, or sets its follow-up. */
export function useFollowUp<Stored extends { message: string }>(write: FollowUpWrite<Stored>) {
  const { call, store, onStored, outdates } = write
  const change = useWrite({
    store,
    subjectOf: ({ id }: FollowUpInput) => id,
    failureOf: (error) => failureUnder(followUpMessages.failed, error),
    announces: ({ message }) => message,
    onStored,
    outdates,
  })
  return { ...change, call }
}
