import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage, withRow } from './office-list.ts'

const one = { id: '1', name: 'Asha', status: 'pending' }
const other = { id: '2', name: 'Ravi', status: 'pending' }
const listing = { rows: [one, other], total: 2, page: 1, pages: 1, onPage: 25, facts: {} }

test('a changed row stays in its position, and leaves a list that filters it out', () => {
  const changed = { ...one, status: 'closed' }
  assert.deepEqual(withRow(listing, changed, true).rows, [changed, other])
  const left = withRow(listing, changed, false)
  assert.deepEqual([left.rows, left.total], [[other], 1])
  assert.deepEqual(withRow(listing, { ...one, id: '9' }, true), listing)
})

test('a page after the last one of a list becomes the last one', async () => {
  const asked: number[] = []
  const found = await readPage(5, 25, async ({ page }) => {
    asked.push(page)
    return { rows: page > 2 ? [] : [one], total: 26, facts: {} }
  })
  assert.deepEqual(asked, [5, 2])
  assert.deepEqual([found.page, found.pages, found.rows], [2, 2, [one]])
})

test('a list without rows has one page', async () => {
  const found = await readPage(1, 25, async () => ({ rows: [], total: 0, facts: {} }))
  assert.deepEqual([found.page, found.pages, found.total], [1, 1, 0])
})
