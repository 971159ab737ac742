import assert from 'node:assert/strict'
import { ownAccountLimits, ownAccountMessages } from '#contract/customers/own-account.ts'
import {
  agarwalWarehouse,
  customerIdOf,
  farida,
  openAccount,
  ramesh,
  sunita,
} from '#tests/fixtures/customers.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { changeOwnCompany } from './change-own-company.ts'
import { findOwnAccount } from './find-own-account.ts'
import { addOwnAddress, changeOwnAddress, removeOwnAddress } from './own-addresses.ts'
import { addOwnPerson, changeOwnPerson, removeOwnPerson } from './own-people.ts'

async function accountsIn(app: App) {
  await openAccount(app, ramesh)
  await openAccount(app, farida)
  return { own: await customerIdOf(app, ramesh), other: await customerIdOf(app, farida) }
}

async function detailsOf(app: App, id: string) {
  const account = await findOwnAccount(app.db, id)
  assert(account)
  return account
}

testOnEachEngine(
  'a customer writes the company name, addresses and people, each seen by that account alone',
  async ({ app }) => {
    const { own, other } = await accountsIn(app)
    await changeOwnCompany(app, own, { company: 'Agarwal Traders' })
    await addOwnAddress(app, own, agarwalWarehouse)
    await addOwnPerson(app, own, sunita)
    const { company, addresses, people } = await detailsOf(app, own)
    assert.equal(company, 'Agarwal Traders')
    assert.deepEqual(
      addresses.map(({ id: _, ...address }) => address),
      [agarwalWarehouse],
    )
    assert.deepEqual(
      people.map(({ id: _, ...person }) => person),
      [sunita],
    )
    const theirs = await detailsOf(app, other)
    assert.deepEqual([theirs.company, theirs.addresses, theirs.people], [null, [], []])
  },
)

testOnEachEngine(
  'an address and a person of another account can be neither changed nor removed',
  async ({ app }) => {
    const { own, other } = await accountsIn(app)
    await addOwnAddress(app, own, agarwalWarehouse)
    await addOwnPerson(app, own, sunita)
    const before = await detailsOf(app, own)
    const [address] = before.addresses
    const [person] = before.people
    assert(address && person)
    for (const attempt of [
      () => changeOwnAddress(app, other, address.id, { ...agarwalWarehouse, city: 'Mysuru' }),
      () => removeOwnAddress(app, other, address.id),
      () => changeOwnPerson(app, other, person.id, { ...sunita, name: 'Nobody' }),
      () => removeOwnPerson(app, other, person.id),
    ]) {
      assert.equal((await refusalOf(attempt())).kind, 'not-found')
    }
    assert.deepEqual(await detailsOf(app, own), before)
    await changeOwnAddress(app, own, address.id, { ...agarwalWarehouse, city: 'Mysuru' })
    await removeOwnPerson(app, own, person.id)
    const after = await detailsOf(app, own)
    assert.deepEqual([after.addresses[0]?.city, after.people], ['Mysuru', []])
  },
)

testOnEachEngine('an account has a limited number of addresses and people', async ({ app }) => {
  const { own } = await accountsIn(app)
  for (let number = 0; number < ownAccountLimits.addresses; number++) {
    await addOwnAddress(app, own, agarwalWarehouse)
  }
  const full = await refusalOf(addOwnAddress(app, own, agarwalWarehouse))
  assert.deepEqual([full.kind, full.message], ['conflict', ownAccountMessages.addressesFull])
  for (let number = 0; number < ownAccountLimits.people; number++) {
    await addOwnPerson(app, own, sunita)
  }
  const crowded = await refusalOf(addOwnPerson(app, own, sunita))
  assert.deepEqual([crowded.kind, crowded.message], ['conflict', ownAccountMessages.peopleFull])
})
