import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoGoods } from '#demo/content/demo-products.ts'
import { searchGoals } from '../../bench/measures/search-quality.ts'
import { judgeSearch } from '../../bench/search/judge-search.ts'
import { searchQueries } from '../../bench/search/search-queries.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

test('of our own queries, so many find the right product first or nearly so, and nonsense finds nothing', () => {
  const { queries, first, firstThree, missed, foundNonsense } = judgeSearch()
  assert.ok(queries >= 100)
  assert.ok(first >= searchGoals.first, missed.join('\n'))
  assert.ok(firstThree >= searchGoals.firstThree, missed.join('\n'))
  assert.deepEqual(foundNonsense, [])
})

test('everything that the queries want is in the demo catalogue', () => {
  const known = new Set<string>([
    ...specifiedCategories,
    ...demoGoods.map(({ form }) => form.modelNo),
  ])
  const unknown = Object.values(searchQueries)
    .flat()
    .filter((wanted) => !known.has(wanted))
  assert.deepEqual(unknown, [])
})
