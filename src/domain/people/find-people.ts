import { personMessages, personStates } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { ago, now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { sessionLimits } from '../session-times.ts'
import { Refusal } from '../refusal.ts'
import { shownPerson } from '../shown-person.ts'

type Page = { page: number; limit: number }

/** By what they are called, without those who were removed. */
export async function findPeople(app: App, by: Administrator, { page, limit }: Page) {
  const rows = await selectPeople(app)
    .orderBy(({ fn }) => fn('lower', [shownPerson()]))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => personOf(row, by))
}

export async function countPeople({ db }: App): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow()
  return count
}

export async function requirePerson(app: App, by: Administrator, id: string): Promise<Person> {
  const row = await selectPeople(app).where('accounts.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not-found', personMessages.notFound)
  return personOf(row, by)
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

const columns = [
  'accounts.id',
  'email',
  'name',
  'role',
  'state',
  'accounts.createdAt',
  'lastSignedInAt',
  'expiresAt',
] as const

function selectPeople(app: App) {
  return app.db
    .selectFrom('accounts')
    .leftJoin('passwordResets', 'passwordResets.accountId', 'accounts.id')
    .select([...columns, shownPerson().as('shownName')])
    .select((account) =>
      account
        .selectFrom('sessions')
        .select((session) => session.fn.countAll<number>().as('count'))
        .whereRef('accountId', '=', 'accounts.id')
        .where('lastUsedAt', '>', ago(app.clock, sessionLimits.idle))
        .where('startedAt', '>', ago(app.clock, sessionLimits.absolute))
        .as('sessions'),
    )
    .select((account) =>
      account
        .selectFrom('secondFactors')
        .select('confirmedAt')
        .whereRef('accountId', '=', 'accounts.id')
        .as('factorSince'),
    )
    .select((account) =>
      account
        .selectFrom('passkeys')
        .select((passkey) => passkey.fn.min('createdAt').as('since'))
        .whereRef('accountId', '=', 'accounts.id')
        .as('passkeySince'),
    )
    .select((row) => row.val(now(app.clock)).as('at'))
    .where('state', '!=', 'removed')
}

function personOf(found: PersonRow, by: Administrator): Person {
  const { expiresAt, at, sessions, factorSince, passkeySince, ...row } = found
  const state = personStates.find((state) => state === row.state) ?? 'suspended'
  const isOpen = state === 'invited' && expiresAt !== null && expiresAt > at
  return {
    ...row,
    state,
    isSelf: row.id === by.accountId,
    invitedUntil: isOpen ? expiresAt : null,
    sessions: sessions ?? 0,
    hasSecondFactor: factorSince !== null || passkeySince !== null,
  }
}
