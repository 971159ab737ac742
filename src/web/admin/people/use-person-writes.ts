import { roles } from '#contract/accounts/permissions.ts'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { oneOf } from '../lists/address-query.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import type { ShownLink } from './invite-form.tsx'

/** What is done about one person: each write is a call that responds with a message. */
type PersonWrite = { id: string; store: () => Promise<{ message: string }> }

export type PersonWrites = ReturnType<typeof usePersonWrites>

export function usePersonWrites(onLink: (link: ShownLink) => void) {
  const { run, failure, isBusy } = useWrite({
    store: ({ store }: PersonWrite) => store(),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, personMessages.changeFailed),
    announces: ({ message }) => message,
    outdates: [personCalls.list, accountCalls.findSession],
  })
  return {
    failure,
    isBusy,
    chooseRole(id: string, chosen: string) {
      const role = oneOf(roles, chosen)
      if (role) void run({ id, store: () => callApi(personCalls.change, { id, role }) })
    },
    setSuspended(id: string, isSuspended: boolean) {
      void run({ id, store: () => callApi(personCalls.change, { id, isSuspended }) })
    },
    endSessions(id: string) {
      void run({ id, store: () => callApi(personCalls.endSessions, { id }) })
    },
    removeSecondFactor(id: string) {
      void run({ id, store: () => callApi(personCalls.removeSecondFactor, { id }) })
    },
    inviteAgain({ id, email }: Person) {
      void run({
        id,
        async store() {
          const invited = await callApi(personCalls.inviteAgain, { id })
          if (invited.link !== null) onLink({ email, link: invited.link })
          return invited
        },
      })
    },
  }
}
