import assert from 'node:assert/strict'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findAlike } from './find-alike.ts'

testOnEachEngine(
  'products of one brand and model number are found as they are typed, drafts too, without the one that is edited',
  async ({ app }) => {
    const [laptop, draft] = await fillShelves(app, [
      { name: 'Loom 17', brand: 'Arunvale', modelNo: 'LM-17i7' },
      { name: 'Loom 17 (copy)', brand: 'Arunvale', modelNo: 'LM-17i7', publication: 'Draft' },
      { name: 'Loom 15', brand: 'Arunvale', modelNo: 'LM-15' },
      { name: 'Other', brand: 'Kaveri', modelNo: 'LM-17i7' },
    ])
    const namesOf = async (typed: Parameters<typeof findAlike>[1]) =>
      (await findAlike(app, typed)).map(({ name }) => name).toSorted()
    const typed = { brand: ' ARUNVALE', modelNo: 'lm-17i7 ' }
    assert.deepEqual(await namesOf(typed), ['Loom 17', 'Loom 17 (copy)'])
    assert.deepEqual(await namesOf({ ...typed, except: draft?.id }), ['Loom 17'])
    assert.deepEqual(await namesOf({ ...typed, except: laptop?.id }), ['Loom 17 (copy)'])
    assert.deepEqual(await namesOf({ brand: 'Arunvale', modelNo: 'LM-17' }), [])
  },
)
