import assert from 'node:assert/strict'
import { addAdministrator, asha, ravi } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { changeOwnName } from './change-own-name.ts'
import { findColleagues } from './find-accounts.ts'

testOnEachEngine(
  'colleagues read the name of a person, and the e-mail address of one without a name',
  async ({ app }) => {
    await changeOwnName(app, await addAdministrator(app, ravi), 'Anand Ravi')
    await addAdministrator(app, asha)
    assert.deepEqual(await shownNames(app), ['Anand Ravi', asha.email])
  },
)

testOnEachEngine(
  'the e-mail address stands beside a name that could mean somebody else',
  async ({ app }) => {
    const first = await addAdministrator(app, asha)
    const second = await addAdministrator(app, ravi)
    await changeOwnName(app, first, 'Asha Rao')
    await changeOwnName(app, second, 'asha rao')
    const both = [`Asha Rao (${asha.email})`, `asha rao (${ravi.email})`]
    assert.deepEqual(await shownNames(app), both)
    const address = asha.email.toUpperCase()
    await changeOwnName(app, second, address)
    assert.deepEqual(await shownNames(app), ['Asha Rao', `${address} (${ravi.email})`])
    await changeOwnName(app, second, null)
    assert.deepEqual(await shownNames(app), ['Asha Rao', ravi.email])
  },
)

async function shownNames({ db }: App) {
  return (await findColleagues(db)).map(({ shownName }) => shownName)
}
