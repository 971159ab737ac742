import type { Role } from '#contract/accounts/permissions.ts'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { announce } from '../../ui/toasts.tsx'
import { callApi } from '../session/call-api.ts'
import { useRowWrites } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'
import type { ShownLink } from './invite-form.tsx'

export type PersonWrites = ReturnType<typeof usePersonWrites>

const outdates = [personCalls.list, accountCalls.findSession]

export function usePersonWrites(onLink: (link: ShownLink) => void) {
  const { run, failure, isBusy } = useRowWrites({
    failed: personMessages.changeFailed,
    outdates,
  })
  return {
    failure,
    isBusy,
    setRole: (person: Person, role: Role) =>
      run(
        person.id,
        () => callApi(personCalls.change, { id: person.id, role }),
        () => announceRole(person, role),
      ),
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

/** A former owner may not undo it. */
function announceRole({ id, shownName, role: before, isSelf }: Person, role: Role) {
  const message = personMessages.roleChanged(shownName, role)
  if (isSelf) return announce(message)
  announceRestorable({
    message,
    async restore() {
      await callApi(personCalls.change, { id, role: before })
      return { message: personMessages.roleChanged(shownName, before) }
    },
    failed: personMessages.changeFailed,
    reads: outdates,
  })
}
