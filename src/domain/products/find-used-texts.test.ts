import assert from 'node:assert/strict'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { findUsedTexts } from './find-used-texts.ts'
import { withdrawProduct } from './withdraw-products.ts'

const specsOf = (...specs: string[]) => ({ category: 'Laptops' as const, specs })

testOnEachEngine(
  'brands, labels of a category and values of a label are suggested, the most used first',
  async ({ app }) => {
    const [first] = await fillShelves(app, [
      { brand: 'Kaveri', ...specsOf('Processor: A1', 'Memory: 16 GB', 'Backlit keyboard') },
      { brand: 'Kaveri', ...specsOf('Memory: 8 GB', 'Storage: 1 TB') },
      { brand: 'Lekhra', ...specsOf('Memory: 16 GB', 'मेमोरी: १६ जीबी') },
      { brand: 'Lekhra Kiosk', category: 'Scanners', specs: ['Speed: 40 pages'] },
    ])
    const brands = (q?: string) => findUsedTexts(app, { of: 'brand', q })
    const labels = (q?: string) => findUsedTexts(app, { of: 'label', q, category: 'Laptops' })
    const values = (label: string) =>
      findUsedTexts(app, { of: 'value', category: 'Laptops', label })
    assert.deepEqual(await brands(), ['Kaveri', 'Lekhra', 'Lekhra Kiosk'])
    assert.deepEqual(await brands('k'), ['Kaveri', 'Lekhra Kiosk'])
    assert.deepEqual(await brands('Kaveri'), [])
    assert.deepEqual(await labels(), ['Memory', 'Processor', 'Storage', 'मेमोरी'])
    assert.deepEqual(await labels('मे'), ['मेमोरी'])
    assert.deepEqual(await labels('PRO'), ['Processor'])
    assert.deepEqual(await values('Memory'), ['16 GB', '8 GB'])
    assert.deepEqual(await values('Unknown'), [])
    await withdrawProduct(app, system, first?.id ?? '')
    assert.deepEqual(await labels(), ['Memory', 'Storage', 'मेमोरी'])
    assert.deepEqual(await brands('kav'), ['Kaveri'])
  },
)
