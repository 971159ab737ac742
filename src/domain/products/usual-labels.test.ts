import assert from 'node:assert/strict'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findUsualLabels } from './usual-labels.ts'

const specsOf = (...specs: string[]) => ({ category: 'Laptops' as const, specs })

testOnEachEngine(
  'the usual labels are those of most products in their usual order, and a fixed list at first',
  async ({ app }) => {
    const ofScanners = await findUsualLabels(app, 'Scanners')
    assert.ok(ofScanners.includes('Scan speed'))
    await fillShelves(app, [
      specsOf('Processor: A1', 'Memory: 16 GB', 'Weight: 1 kg'),
      specsOf('Processor: A2', 'Weight: 2 kg', 'Memory: 8 GB', 'Pen: yes'),
      specsOf('Processor: A3', 'Memory: 8 GB', 'Memory: soldered'),
      specsOf('Memory: 4 GB', 'Colour: red'),
    ])
    assert.deepEqual(await findUsualLabels(app, 'Laptops'), ['Processor', 'Memory'])
    assert.deepEqual(await findUsualLabels(app, 'Scanners'), ofScanners)
  },
)
