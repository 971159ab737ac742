import assert from 'node:assert/strict'
import { day } from '#platform/clock/clock.ts'
import {
  addAdministrator,
  asha,
  fromHome,
  fromTheOffice,
  signInAs,
} from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { forgetOldDevices } from './forget-old-devices.ts'

async function warnings({ db }: App) {
  const emails = await db
    .selectFrom('emails')
    .select(['recipient', 'content'])
    .where('kind', '=', 'new-device')
    .execute()
  return emails.filter(({ recipient }) => recipient === asha.email).map(({ content }) => content)
}

testOnEachEngine(
  'a sign-in from another browser or network is told by e-mail, once',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await signInAs(app, asha)
    await signInAs(app, asha)
    assert.deepEqual(await warnings(app), [])
    await signInAs(app, asha, fromHome)
    await signInAs(app, asha, fromHome)
    assert.equal((await warnings(app)).length, 1)
    await signInAs(app, asha, { ...fromTheOffice, userAgent: 'Mozilla/5.0 Firefox/140.0' })
    const [, second] = await warnings(app)
    assert.match(second ?? '', /Firefox/)
    assert(!second?.includes(fromTheOffice.address))
  },
)

testOnEachEngine('a device that was not used for a year is new again', async ({ app, clock }) => {
  await addAdministrator(app, asha)
  await signInAs(app, asha, fromHome)
  clock.pass(364 * day)
  await signInAs(app, asha)
  clock.pass(2 * day)
  await forgetOldDevices(app)
  const before = (await warnings(app)).length
  await signInAs(app, asha, fromHome)
  assert.equal((await warnings(app)).length, before + 1)
})
