import { roles } from '#contract/accounts/permissions.ts'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { oneOf } from '../lists/address-query.ts'
import { callApi } from '../session/call-api.ts'
import { useRowWrites } from '../session/use-write.ts'
import type { ShownLink } from './invite-form.tsx'

export type PersonWrites = ReturnType<typeof usePersonWrites>

export function usePersonWrites(onLink: (link: ShownLink) => void) {
  const { run, failure, isBusy } = useRowWrites({
    failed: personMessages.changeFailed,
    outdates: [personCalls.list, accountCalls.findSession],
  })
  return {
    failure,
    isBusy,
    chooseRole(id: string, chosen: string) {
      const role = oneOf(roles, chosen)
      if (role) run(id, () => callApi(personCalls.change, { id, role }))
    },
    setSuspended: (id: string, isSuspended: boolean) =>
      run(id, () => callApi(personCalls.change, { id, isSuspended })),
    endSessions: (id: string) => run(id, () => callApi(personCalls.endSessions, { id })),
    removeSecondFactor: (id: string) =>
      run(id, () => callApi(personCalls.removeSecondFactor, { id })),
    inviteAgain: ({ id, email }: Person) =>
      run(id, async () => {
        const invited = await callApi(personCalls.inviteAgain, { id })
        if (invited.link !== null) onLink({ email, link: invited.link })
        return invited
      }),
  }
}
