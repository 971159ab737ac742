import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureListAddress, pictureQueryOf } from './picture-list-query.ts'

const queryIn = (search: string) => pictureQueryOf(new URLSearchParams(search))

test('a query that is read from an address gives the same address again', () => {
  for (const search of ['', '?q=kaveri', '?page=3', '?q=a+%26+b&page=2']) {
    assert.equal(pictureListAddress('/admin/gallery', queryIn(search)), `/admin/gallery${search}`)
  }
})

test('an address typed by hand shows the first page', () => {
  assert.deepEqual(queryIn('?page=-1&q=%20'), { q: '', page: 1 })
  assert.deepEqual(queryIn('?page=two'), { q: '', page: 1 })
})
