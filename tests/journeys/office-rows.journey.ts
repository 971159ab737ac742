import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { writeToUs } from './contact-steps.ts'
import { expect, test } from './shop.ts'
import { enquire } from './visitor-steps.ts'

const highestRow = 56

const long = 'Karnataka Electronics and Instrumentation Corporation of Bengaluru Limited'

test(
  'a row of a long list of the office has at most two lines, however long its texts are',
  { tag: '@once' },
  async ({ office, shop }) => {
    await shop.stock({
      ...travelBook,
      name: `${long} TravelBook`,
      brand: long,
      modelNo: 'KE-1/2'.repeat(8),
    })
    const email = `purchase-${randomUUID()}@customer.example`
    const enquiry = { name: long, company: long, product: `${long} TravelBook` }
    await enquire(shop, { ...enquiry, email, phone: '+91 98450 77123' })
    await writeToUs(shop, { company: long, gstNumber: '29ZZZFZ9999Z1Z9', message: long })
    for (const path of ['products', 'enquiries', 'contacts', 'customers']) {
      await office.goto(`/admin/${path}`)
      const rows = office.getByRole('row').filter({ has: office.getByRole('cell') })
      await expect(rows.filter({ hasText: long.slice(0, 20) }).first()).toBeVisible()
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      )
      expect(Math.max(...heights), path).toBeLessThanOrEqual(highestRow)
    }
  },
)
