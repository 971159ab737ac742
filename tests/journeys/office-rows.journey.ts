import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { writeToUs } from './contact-steps.ts'
import { addressOf, asked } from './office-enquiry-steps.ts'
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

test(
  'the last row of a short list can be pressed on a phone while toasts are shown',
  { tag: '@finger' },
  async ({ office, shop }) => {
    const names = ['Ishani', 'Kavya', 'Meenakshi', 'Nandini', 'Padma', 'Sumathi', 'Vasundhara']
    const product = await asked(office, shop, { name: names[0] ?? '' })
    for (const name of names.slice(1)) await enquire(shop, { product, name })
    await office.goto(addressOf(product))
    for (const name of names.slice(4)) {
      await office.getByRole('button', { name: `Delete the enquiry of ${name}` }).click()
      await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(office.getByRole('row').filter({ hasText: name })).toHaveCount(0)
    }
    await expect(office.getByRole('button', { name: 'Undo' })).toHaveCount(3)
    await office.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const isFree = await office
      .getByRole('button', { name: `Delete the enquiry of ${names[0]}` })
      .evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    expect(isFree).toBe(true)
  },
)
