import assert from 'node:assert/strict'
import { personMessages } from '#contract/people/person.ts'
import { minute, second } from '#platform/clock/clock.ts'
import { totpCode } from '#platform/totp/totp.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import {
  addAdministrator,
  asha,
  fromTheOffice,
  openSession,
  ravi,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { beginSecondFactor, confirmSecondFactor } from '../accounts/second-factor.ts'
import { findPeople } from './find-people.ts'
import { removeSecondFactorOfPerson } from './remove-second-factor.ts'

testOnEachEngine(
  'an owner takes away the lost second factor of another person, but not the own one',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const { accountId } = await addAdministrator(app, ravi)
    const { session } = await openSession(app, ravi)
    const { secret } = await beginSecondFactor(app, session, ravi.password, fromTheOffice)
    const step = Math.floor(clock.now().getTime() / (30 * second))
    await confirmSecondFactor(app, session, totpCode(secret, step))
    clock.pass(minute)
    assert.deepEqual(await whoHasOne(), [false, true])
    assert.equal((await refusalOf(signInAs(app, ravi))).kind, 'unauthorized')

    assert.equal(await removeSecondFactorOfPerson(app, by, accountId), ravi.email)
    assert.ok(await signInAs(app, ravi))
    assert.deepEqual(await whoHasOne(), [false, false])
    const events = await findAuditEvents(app)
    assert.ok(events.some(({ action }) => action === 'account.second-factor-removed'))

    const again = await refusalOf(removeSecondFactorOfPerson(app, by, accountId))
    assert.equal(again.message, personMessages.noSecondFactor)
    const own = await refusalOf(removeSecondFactorOfPerson(app, by, by.accountId))
    assert.equal(own.message, personMessages.ownSecondFactor)

    async function whoHasOne() {
      const people = await findPeople(app, by, { page: 1, limit: 24 })
      return people.map(({ hasSecondFactor }) => hasSecondFactor)
    }
  },
)
