import { listLimits } from '#contract/list-limits.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { personDefinitions } from '#contract/people/person-definitions.ts'
import { personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { findSessionRows } from '#domain/accounts/find-sessions.ts'
import {
  changePerson,
  endSessionOfPerson,
  endSessionsOfPerson,
  removePerson,
} from '#domain/people/change-person.ts'
import { removeSecondFactorOfPerson } from '#domain/people/remove-second-factor.ts'
import { countPeople, findPeople, requirePerson } from '#domain/people/find-people.ts'
import { invitePerson, invitePersonAgain } from '#domain/people/invite-person.ts'
import { endpointsOf } from '../endpoint.ts'

export const peopleEndpoints = endpointsOf(personCalls, personDefinitions, {
  async list(app, { caller, query: { page = 1, limit = listLimits.onPage } }) {
    const [people, total] = await Promise.all([
      findPeople(app, caller.by, { page, limit }),
      countPeople(app),
    ])
    return { people, total, page, limit }
  },
  invite: async (app, { caller, body }) => invitedOf(await invitePerson(app, caller.by, body)),
  inviteAgain: async (app, { caller, params }) =>
    invitedOf(await invitePersonAgain(app, caller.by, params.id)),
  async change(app, { caller, params, body }) {
    const person = await changePerson(app, caller.by, params.id, body)
    const { changed, suspended, resumed } = personMessages
    if (body.isSuspended === undefined) return { message: changed, person }
    return { message: (body.isSuspended ? suspended : resumed)(person.shownName), person }
  },
  async remove(app, { caller, params }) {
    return { message: personMessages.removed(await removePerson(app, caller.by, params.id)) }
  },
  async listSessions(app, { caller, params }) {
    const { id } = await requirePerson(app, caller.by, params.id)
    return { sessions: await findSessionRows(app, caller.session, id) }
  },
  async removeSecondFactor(app, { caller, params }) {
    const who = await removeSecondFactorOfPerson(app, caller.by, params.id)
    return { message: personMessages.secondFactorRemoved(who) }
  },
  async endSession(app, { caller, params }) {
    const who = await endSessionOfPerson(app, caller.by, params)
    return { message: personMessages.sessionEnded(who) }
  },
  async endSessions(app, { caller, params }) {
    const who = await endSessionsOfPerson(app, caller.by, params.id)
    return { message: personMessages.sessionsEnded(who) }
  },
})

function invitedOf({ person, link }: { person: Person; link: string | null }) {
  const { invited, invitedByLink } = personMessages
  return { message: (link ? invitedByLink : invited)(person.email), person, link }
}
