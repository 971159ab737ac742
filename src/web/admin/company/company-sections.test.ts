import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companyFieldNames } from '#contract/company/company-fields.ts'
import { companySections } from './company-sections.ts'

test('the form of the company has a place for every field', () => {
  const placed = companySections.flatMap(({ fields }) => fields)
  assert.deepEqual(placed.toSorted(), companyFieldNames.toSorted())
})
