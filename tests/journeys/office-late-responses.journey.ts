import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayOf } from '#contract/site/office-time.ts'
import { day } from '#platform/clock/clock.ts'
import { travelBook } from '../fixtures/goods.ts'
import { ravi } from '../fixtures/people.ts'
import { findContacts, writeToUs } from './contact-steps.ts'
import { asked } from './office-enquiry-steps.ts'
import { aModel, stockMany } from './office-product-steps.ts'
import { choose, hold, photo, requestsTo, rowOf } from './office-steps.ts'
import { expect, test } from './shop.ts'
import type { Shop } from './shop.ts'

test.afterEach(({ office }) => office.unrouteAll({ behavior: 'ignoreErrors' }))

test(
  'the details of a message stay open while the status of another one is stored',
  { tag: '@once' },
  async ({ office, shop }) => {
    const company = `Rao ${randomUUID()}`
    const first = await writeToUs(shop, { company })
    const second = await writeToUs(shop, { company })
    await findContacts(office, company)
    const release = await hold(office, 'PUT', /\/api\/admin\/contacts\/\w+\/status$/)
    await choose(office, `Status of ${first.name}`, 'Contacted')
    await office.getByRole('button', { name: `View ${second.name}` }).click()
    await expect(office.getByRole('dialog', { name: second.name })).toBeVisible()
    release()
    await expect(office.getByText('Contact status updated')).toBeVisible()
    await expect(office.getByRole('dialog', { name: second.name })).toBeVisible()
  },
)

test(
  'the details of an enquiry do not say that the status of another one was stored',
  { tag: '@once' },
  async ({ office, shop }) => {
    const product = await asked(office, shop)
    await asked(office, shop, { product, name: 'Vasundhara' })
    const release = await hold(office, 'PUT', /\/api\/admin\/enquiries\/\w+\/status$/)
    await choose(office, 'Status of Meenakshi', 'Resolved')
    await office.getByRole('button', { name: 'View Details of Vasundhara' }).click()
    const dialog = office.getByRole('dialog', { name: 'Enquiry details' })
    await expect(dialog).toContainText('Vasundhara')
    release()
    await expect(office.getByText('Enquiry status updated')).toBeVisible()
    await expect(dialog.getByText('Enquiry status updated')).toBeHidden()
  },
)

test(
  'a date and a quick choice that follows it at once are stored in their order',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    const farDay = dayOf(new Date(Date.now() + 100 * day))
    const followUp = office.locator('dl').getByLabel('Follow-up', { exact: true })
    await followUp.fill(farDay)
    const tomorrow = office.getByRole('button', { name: /^Follow up: Tomorrow/ })
    await tomorrow.click()
    await expect(office.getByText(/set the follow-up to/)).toHaveCount(2)
    await expect(tomorrow).toHaveAttribute('aria-pressed', 'true')
    await expect(followUp).not.toHaveValue(farDay)
    await expect(tomorrow).toBeFocused()
  },
)

test(
  'two accessories that are chosen one after the other are both stored',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 2)
    const id = await shop.stock({ ...travelBook, modelNo: aModel(), name: 'Kaveri Owner' })
    await office.goto(`/admin/products/edit/${id}`)
    const release = await hold(office, 'PUT', /\/accessories\/\w+$/)
    const field = office.getByRole('combobox', { name: 'Add an accessory' })
    for (const name of ['Kaveri 01', 'Kaveri 02']) {
      await field.fill(modelNo)
      await office.getByRole('option', { name }).click()
    }
    release()
    for (const name of ['Kaveri 01', 'Kaveri 02'])
      await expect(office.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    await office.getByRole('button', { name: 'Remove Kaveri 01' }).click()
    await expect(office.getByRole('button', { name: 'Remove Kaveri 02' })).toBeFocused()
    await office.getByRole('button', { name: 'Remove Kaveri 02' }).click()
    await expect(office.getByRole('heading', { name: 'Accessories' })).toBeFocused()
  },
)

test(
  'a change of products is stored as its preview shows it',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 2)
    await office.goto(`/admin/products?q=${modelNo}&sort=name`)
    await office.getByLabel('Select all products on this page').click()
    await office.getByRole('button', { name: 'Change...' }).click()
    const dialog = office.getByRole('dialog')
    await choose(dialog, 'Changes', 'Price')
    await dialog.getByLabel('New price in ₹').fill('50000')
    const release = await hold(office, 'PATCH', /\/api\/admin\/products$/)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByLabel('New price in ₹').fill('60000')
    release()
    await expect(dialog.getByRole('row', { name: 'Kaveri 01 ₹58,990 ₹50,000' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Change 2 products' }).click()
    await expect(office.getByText('2 products were changed.')).toBeVisible()
    await expect(rowOf(office, 'Kaveri 01').getByText('₹50,000')).toBeVisible()
  },
)

test(
  'no other file of customers is chosen while one is checked',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/customers')
    await office.getByRole('button', { name: 'Import CSV' }).click()
    const dialog = office.getByRole('dialog', { name: 'Import customers' })
    const release = await hold(office, 'POST', /\/customer-records\/import$/)
    const buffer = Buffer.from(`company,email\r\nRao,rao-${randomUUID()}@example.com`)
    const field = dialog.getByLabel('CSV or Excel file')
    await field.setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer })
    await expect(dialog.getByText('Checking the file...')).toBeVisible()
    await expect(field).toBeDisabled()
    await field.focus()
    const choosers: unknown[] = []
    office.on('filechooser', (chooser) => choosers.push(chooser))
    await office.keyboard.press('Enter')
    release()
    await expect(dialog.getByRole('status')).toContainText('New: 1')
    await expect(field).toBeEnabled()
    await expect(field).toBeFocused()
    expect(choosers).toEqual([])
  },
)

test(
  'chosen images stay in the form of a product that cannot be read again',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = await stockMany(shop, 1)
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('switch', { name: 'Featured on Home: Kaveri 01' }).click()
    const undo = office.getByRole('button', { name: 'Undo', exact: true })
    await expect(undo).toBeVisible()
    await office.getByRole('link', { name: 'Edit Kaveri 01' }).click()
    await office.getByLabel('Product Images').setInputFiles([await photo('front.png')])
    await expect(office.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
    await office.route('**/api/admin/products/**', (route) => route.abort())
    const failed = office.waitForEvent('requestfailed', (request) => request.method() === 'GET')
    await undo.click()
    await failed
    await expect(office.getByText(/^Failed to undo|undo/i).first()).toBeVisible()
    await expect(office.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
  },
)

test(
  'two presses on Undo in a row undo a change once',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('button', { name: 'Delete the enquiry of Vasundhara' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const restored: string[] = []
    office.on('request', (request) => {
      if (request.url().endsWith('/restore')) restored.push(request.url())
    })
    await office.getByRole('button', { name: 'Undo' }).dblclick()
    await expect(rowOf(office, 'Vasundhara')).toBeVisible()
    expect(restored).toHaveLength(1)
  },
)

test(
  'the enquiry that is opened while another one is deleted stays open',
  { tag: '@mouse' },
  async ({ office, shop }) => {
    const product = await asked(office, shop, { name: 'Ishani' })
    await asked(office, shop, { product, name: 'Meenakshi' })
    await asked(office, shop, { product, name: 'Kavya' })
    await office.getByRole('link', { name: /^Kavya/ }).click()
    const release = await hold(office, 'DELETE', /\/api\/admin\/enquiries\/\w+$/)
    await office.getByRole('button', { name: 'Delete', exact: true }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await office.getByRole('link', { name: /^Ishani/ }).click()
    const heading = office.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Ishani')
    release()
    await expect(office.getByText('Enquiry deleted').first()).toBeVisible()
    await expect(office.getByRole('link', { name: /^Kavya/ })).toHaveCount(0)
    await expect(heading).toHaveText('Ishani')
  },
)

test(
  'a category typed before a session expired is not saved for another person who then signs in',
  { tag: '@once' },
  async ({ office, shop }) => {
    await office.goto('/admin/categories')
    await office.getByRole('button', { name: 'Add category' }).click()
    await office.getByRole('dialog').getByLabel('Name', { exact: true }).fill(`Racks ${aModel()}`)
    const token = await office.evaluate(() => localStorage.getItem('token'))
    await shop.endSession(token ?? '')
    await office.getByRole('button', { name: 'Save category' }).click()
    const dialog = office.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    const sent: string[] = []
    office.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname === '/api/admin/categories') sent.push(pathname)
    })
    await dialog.getByLabel('Email').fill(ravi.email)
    await dialog.getByLabel('Password', { exact: true }).fill(ravi.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog).toBeHidden()
    await expect(office.getByRole('button', { name: 'Add category' })).toBeVisible()
    expect(sent).toEqual([])
  },
)

test(
  'a correction that is no number is refused and not stored as not stated',
  { tag: '@once' },
  async ({ office, shop }) => {
    const dialog = await openCorrection(office, shop)
    const field = dialog.getByLabel('Value in GB')
    await field.fill('16 GB')
    await dialog.getByRole('button', { name: 'Save correction' }).click()
    await expect(field).toHaveAccessibleDescription('Please enter a number, such as 16')
    await field.fill('16')
    await dialog.getByRole('button', { name: 'Save correction' }).click()
    await expect(office.getByText('Memory 16 GB (corrected)')).toBeVisible()
  },
)

test(
  'a button keeps the focus while its request is under way, and a second press sends nothing',
  { tag: '@once' },
  async ({ office, shop }) => {
    const dialog = await openCorrection(office, shop)
    const path = '/spec-corrections'
    const sent = requestsTo(office, 'PUT', path)
    const release = await hold(office, 'PUT', new RegExp(path))
    const button = dialog.getByRole('button', { name: 'Not stated' })
    await button.focus()
    await office.keyboard.press('Enter')
    await expect(button).toBeDisabled()
    await expect(button).toBeFocused()
    await office.keyboard.press('Enter')
    await office.keyboard.press('Space')
    await expect(button).toBeFocused()
    release()
    await expect(dialog).toBeHidden()
    expect(sent).toHaveLength(1)
  },
)

test(
  'the button that sends a form has the focus while its fields are disabled',
  { tag: '@once' },
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, modelNo: aModel() })
    const release = await hold(office, 'PUT', /\/products-edit\/\w+$/)
    await office.goto(`/admin/products/edit/${id}`)
    await office.getByLabel('Product Name').fill('Kaveri TravelBook 15')
    await office.keyboard.press('Enter')
    await expect(office.getByRole('button', { name: 'Updating Product...' })).toBeFocused()
    release()
    await expect(office.getByText('Product updated successfully!')).toBeVisible()
  },
)

test(
  'a letter chooses a status of a row whose list was never opened',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('combobox', { name: 'Status of Vasundhara' }).press('i')
    await expect(office.getByText('Enquiry status updated')).toBeVisible()
    await expect(office.getByLabel('Status of Vasundhara')).toHaveText('In Progress')
  },
)

test(
  'nothing is said of what is stored while customers are imported',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/customers')
    await office.getByRole('button', { name: 'Import CSV' }).click()
    const dialog = office.getByRole('dialog', { name: 'Import customers' })
    const buffer = Buffer.from(`company,email\r\nRao,rao-${randomUUID()}@example.com`)
    const file = { name: 'customers.csv', mimeType: 'text/csv', buffer }
    await dialog.getByLabel('CSV or Excel file').setInputFiles(file)
    await expect(dialog.getByText(/Nothing has been stored yet/)).toBeVisible()
    const release = await hold(office, 'POST', /\/customer-records\/import$/)
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(dialog.getByText(/Nothing has been stored yet/)).toBeHidden()
    release()
    await expect(dialog.getByRole('status')).toContainText('Customers imported')
  },
)

test(
  'an import that cannot be reached is not said to be missing',
  { tag: '@once' },
  async ({ office }) => {
    await office.route('**/api/admin/imports/**', (route) => route.abort())
    await office.goto('/admin/products/import/01J0000000000000000000000A')
    await expect(office.getByText('No response from server', { exact: false })).toBeVisible()
    await expect(office.getByText('This import does not exist')).toBeHidden()
  },
)

test(
  'the focus stays in a card that is opened while another one is saved',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/partners')
    const edit = office.getByRole('button', { name: /^Edit / })
    await edit.first().click()
    const first = office.getByRole('form', { name: /^Edit / }).first()
    await first.getByLabel('Alternative text').fill(`Rao ${randomUUID()}`)
    const release = await hold(office, 'PUT', /\/api\/admin\/partners\/\w+/)
    await first.getByRole('button', { name: 'Save' }).click()
    await edit.first().click()
    const typedIn = office
      .getByRole('form', { name: /^Edit / })
      .nth(1)
      .getByLabel('Alternative text')
    await expect(typedIn).toBeFocused()
    release()
    await expect(office.getByRole('form', { name: /^Edit / })).toHaveCount(1)
    await expect(office.locator('[data-edited] input').first()).toBeFocused()
  },
)

test(
  'the customer that is opened while two others are merged stays open',
  { tag: '@once' },
  async ({ office, shop }) => {
    const word = randomUUID()
    const [kept, merged, other] = [`Kept ${word}`, `Merged ${word}`, `Other ${word}`]
    for (const company of [kept, merged, other]) {
      const email = `${randomUUID()}@example.com`
      await writeToUs(shop, { company, email, phone: `98${randomInt(10 ** 7, 10 ** 8)}` })
    }
    await office.goto(`/admin/customers?q=${word}`)
    await office.getByRole('link', { name: merged }).click()
    await office.getByRole('button', { name: 'Merge' }).click()
    const dialog = office.getByRole('dialog', { name: 'Merge customers' })
    await dialog.getByRole('searchbox').fill(kept)
    await dialog.getByRole('button', { name: `Choose ${kept}` }).click()
    await dialog.getByRole('button', { name: 'Swap the two' }).click()
    const release = await hold(office, 'POST', /\/merge$/)
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await office.goBack()
    await office.getByRole('link', { name: other }).click()
    const heading = office.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(other)
    const [id = ''] = /\w{26}/.exec(office.url()) ?? []
    const readAgain = office.waitForResponse(`**/customer-records/${id}`)
    release()
    await expect(office.getByRole('button', { name: 'Undo' })).toBeVisible()
    await readAgain
    await expect(heading).toHaveText(other)
  },
)

test(
  'a category that is opened while another one is saved stays open',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/categories')
    await office.getByRole('button', { name: 'Add category' }).click()
    const dialog = office.getByRole('dialog')
    const name = `Racks ${aModel()}`
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    const release = await hold(office, 'POST', /\/api\/admin\/categories$/)
    await dialog.getByRole('button', { name: 'Save category' }).click()
    await office.keyboard.press('Escape')
    await office.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByLabel('Synonyms').fill('cabinets')
    await office.keyboard.press('Escape')
    await office.getByRole('button', { name: 'Edit Laptops' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Laptops and tablets')
    release()
    await expect(office.getByText(name).first()).toBeVisible()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Laptops and tablets')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('button', { name: 'Add category' }).click()
    await expect(dialog.getByLabel('Synonyms')).toHaveValue('cabinets')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(office.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0)
  },
)

test(
  'the details of a message stay open while another one is deleted or its password is saved',
  { tag: '@once' },
  async ({ office, shop }) => {
    const company = `Rao ${randomUUID()}`
    const first = await writeToUs(shop, { company })
    const second = await writeToUs(shop, { company })
    const third = await writeToUs(shop, { company })
    await findContacts(office, company)
    const releaseSaving = await hold(office, 'PUT', /\/password$/)
    await office.getByRole('button', { name: `Set Password for ${first.name}` }).click()
    const form = office.getByRole('dialog', { name: /^Set Password/ })
    await form.getByLabel('Password').fill('a password of twenty letters')
    await form.getByRole('button', { name: 'Save Password' }).click()
    await form.getByRole('button', { name: 'Cancel' }).click()
    const releaseDeletion = await hold(office, 'DELETE', /\/api\/admin\/contacts\/\w+$/)
    await office
      .getByRole('button', { name: new RegExp(`^Delete the message of ${second.name}`) })
      .click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await office.getByRole('button', { name: `View ${third.name}` }).click()
    const details = office.getByRole('dialog', { name: third.name })
    releaseSaving()
    await expect(office.getByText(/password/i).first()).toBeVisible()
    await expect(details).toBeVisible()
    releaseDeletion()
    await expect(office.getByText('Contact deleted').first()).toBeVisible()
    await expect(details).toBeVisible()
  },
)

/** The dialog that corrects a line which is not understood. */
async function openCorrection(office: Page, shop: Shop) {
  const specs = ['Memory: plenty']
  const id = await shop.stock({ ...travelBook, modelNo: aModel(), specs })
  await office.goto(`/admin/products/edit/${id}`)
  await office.getByRole('button', { name: 'Correct', exact: true }).click()
  return office.getByRole('dialog', { name: 'Correct what was understood' })
}
