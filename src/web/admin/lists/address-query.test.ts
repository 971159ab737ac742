import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressQuery, dayIn, oneOf } from './address-query.ts'

const list = addressQuery('/admin/things', (parameter) => ({
  q: parameter('q'),
  state: oneOf(['open', 'closed'], parameter('state')),
  sort: oneOf(['name', 'price'], parameter('sort')) || 'name',
}))

const queryOf = (text: string) => list.queryOf(new URLSearchParams(text))

test('the address of a list and its query are converted into each other', () => {
  const address = '/admin/things?q=asha+rao&state=open&sort=price&page=3'
  assert.equal(list.addressOf(queryOf(address.slice(address.indexOf('?')))), address)
})

test('usual values are not in the address of a list', () => {
  assert.equal(list.addressOf(queryOf('q=%20&state=&sort=name&page=1')), '/admin/things')
})

test('an unknown value in the address of a list counts as absent', () => {
  const query = queryOf('state=lost&sort=colour&page=-4')
  assert.deepEqual(query, { q: '', state: '', sort: 'name', page: 1 })
  assert.equal(queryOf('page=two').page, 1)
  assert.equal(queryOf('page=2.9').page, 2)
  assert.equal(queryOf('page=1e999').page, 1_000_000)
})

test('a page or an order filters nothing, a search or a state does', () => {
  assert.equal(list.isFiltered(queryOf('sort=price&page=2')), false)
  assert.equal(list.isFiltered(queryOf('state=open')), true)
  assert.equal(list.isFiltered(queryOf('q=a')), true)
})

test('a day in an address counts where the calendar has it', () => {
  assert.equal(dayIn('2024-02-29'), '2024-02-29')
  for (const text of ['2026-02-30', '2026-13-01', 'today', '2026-1-1', '']) {
    assert.equal(dayIn(text), '')
  }
})
