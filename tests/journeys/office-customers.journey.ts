import { randomInt } from 'node:crypto'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'
import type { Page } from '@playwright/test'

/** Somebody whom no other test knows. */
function newCompany() {
  const digits = String(randomInt(10 ** 7, 10 ** 8))
  return {
    company: `Monsoon Mills ${digits}`,
    email: `buyer@monsoon${digits}.example`,
    phone: `98${digits}`,
  }
}

async function enquire(page: Page, sender: object, message: string) {
  const enquiry = { name: 'Farah Khan', product: 'A printer', message, ...sender }
  const { status } = await page.evaluate(async (body) => {
    const { status } = await fetch('/api/enquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status }
  }, enquiry)
  expect(status).toBe(201)
}

async function openCustomer(office: Page, company: string) {
  await office.goto(`/admin/customers?q=${encodeURIComponent(company)}`)
  await office.getByRole('link', { name: company }).first().click()
  await expect(office.getByRole('heading', { name: company, level: 1 })).toBeVisible()
}

test('enquiries of one phone number are one customer, found by any of its facts', async ({
  office,
}) => {
  const { company, email, phone } = newCompany()
  await office.goto('/admin/customers')
  await enquire(office, { company, email, phone }, 'How much is it with delivery?')
  await enquire(
    office,
    { email: `second-${email}`, phone: `+91 ${phone}` },
    'And in white, please?',
  )
  for (const q of [company, email, phone, `0${phone}`]) {
    await office.goto(`/admin/customers?q=${encodeURIComponent(q)}`)
    await expect(office.getByRole('row').filter({ hasText: company })).toContainText('2 enquiries')
  }
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: company }).click()
  await expect(office.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  const timeline = office.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('listitem')).toHaveText([/white/, /delivery/])
  await expect(office.getByRole('link', { name: `second-${email}` })).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await timeline.getByRole('link', { name: 'A printer' }).first().click()
  await expect(office).toHaveURL(/\/admin\/enquiries\//)
  await office.goBack()
  await office.getByRole('link', { name: 'Customers' }).last().click()
  await expect(office).toHaveURL(/\/admin\/customers$/)
})

test('a note on a customer is added, deleted and restored', async ({ office }) => {
  const sender = newCompany()
  await office.goto('/admin/customers')
  await enquire(office, sender, 'Do you deliver to Mysuru?')
  await openCustomer(office, sender.company)
  const notes = office.getByRole('region', { name: 'Notes' })
  await notes.getByLabel('Add a note').fill('Prefers calls after four.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Prefers calls after four.')
  await expect(office.getByRole('region', { name: 'Timeline' })).toContainText('calls after four')
  await expectAccessible(office)
  await notes.getByRole('button', { name: /^Delete the note/ }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(0)
  await expect(notes.getByRole('heading', { name: 'Notes' })).toBeFocused()
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(1)
})

test(
  'the timeline says who wrote each enquiry, and an enquiry leads to its customer',
  { tag: '@once' },
  async ({ office }) => {
    const { company, email, phone } = newCompany()
    await office.goto('/admin/customers')
    await enquire(office, { company, email, phone }, 'How much is it with delivery?')
    await enquire(
      office,
      { name: 'Kavya Rao', email: `kavya-${email}`, phone },
      'And in white, please?',
    )
    await openCustomer(office, company)
    const timeline = office.getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByRole('listitem')).toHaveText([
      /Enquiry · Kavya Rao/,
      /Enquiry · Farah Khan/,
    ])
    await timeline.getByRole('link', { name: 'A printer' }).first().click()
    await expect(office.getByRole('term').filter({ hasText: /^Customer$/ })).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('link', { name: company, exact: true }).click()
    await expect(office).toHaveURL(/\/admin\/customers\//)
    await expect(office.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  },
)

test(
  'a note whose response was lost is stored once when it is added again, on a customer and an enquiry',
  { tag: '@once' },
  async ({ office }) => {
    const sender = newCompany()
    await office.goto('/admin/customers')
    await enquire(office, sender, 'Do you deliver to Hassan?')
    await openCustomer(office, sender.company)
    let isLost = false
    await office.route('**/notes', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      isLost = !isLost
      return isLost ? route.abort() : route.fulfill({ response })
    })
    const notes = office.getByRole('region', { name: 'Notes' })
    const addTwice = async () => {
      await notes.getByLabel('Add a note').fill('Wants it on Friday.')
      await notes.getByRole('button', { name: 'Add note' }).click()
      await expect(notes.getByText('Failed to add the note')).toBeVisible()
      await notes.getByRole('button', { name: 'Add note' }).click()
      await expect(notes.getByText('Failed to add the note')).toBeHidden()
      await expect(notes.getByRole('listitem')).toHaveText([/Wants it on Friday/])
    }
    await addTwice()
    await office.getByRole('link', { name: 'A printer' }).first().click()
    await expect(office.getByRole('button', { name: 'Reply' })).toBeVisible()
    await addTwice()
  },
)

test('a probable double is merged after a look at what moves, and taken apart again', async ({
  office,
}) => {
  const one = newCompany()
  const other = newCompany()
  await office.goto('/admin/customers')
  await enquire(office, one, 'The first question.')
  await enquire(office, other, 'The second question.')
  await enquire(office, { ...one, phone: other.phone }, 'The third question.')
  await office.getByRole('link', { name: 'Probable doubles' }).click()
  const row = office.getByRole('row').filter({ hasText: one.company })
  await expect(row).toContainText('Same phone')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await row.getByRole('button', { name: /^Not the same/ }).click()
  await expect(row).toHaveCount(0)
  await office.getByRole('button', { name: 'Undo' }).click()
  await row.getByRole('button', { name: /^Merge/ }).click()
  const dialog = office.getByRole('dialog', { name: 'Merge customers' })
  await expect(dialog).toContainText(other.phone)
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(row).toHaveCount(0)
  await openCustomer(office, one.company)
  await expect(office.getByRole('main')).toContainText('3 enquiries')
  await office.getByRole('button', { name: /^Undo the merge/ }).click()
  await expect(office.getByRole('main')).toContainText('2 enquiries')
  expect(await office.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('a customer is merged with one that is searched for', async ({ office }) => {
  const one = newCompany()
  const other = newCompany()
  await office.goto('/admin/customers')
  await enquire(office, one, 'The first question.')
  await enquire(office, other, 'The second question.')
  await openCustomer(office, one.company)
  await office.getByRole('button', { name: 'Merge' }).click()
  const dialog = office.getByRole('dialog', { name: 'Merge customers' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await office.keyboard.type(other.company)
  await office.keyboard.press('Enter')
  await dialog.getByRole('button', { name: `Choose ${other.company}` }).click()
  const swap = dialog.getByRole('button', { name: 'Swap the two' })
  await swap.press('Enter')
  await expect(dialog).toContainText(`All of ${one.company} becomes a part of ${other.company}`)
  await expect(swap).toBeFocused()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(office.getByRole('heading', { name: other.company, level: 1 })).toBeVisible()
  await expect(office.getByRole('main')).toContainText('2 enquiries')
})

test('customers are imported from a CSV file after a check, and downloaded', async ({ office }) => {
  const { company, email, phone } = newCompany()
  const lines = ['company,email,phone', `${company},${email},${phone}`, `${company},nothing,12`]
  const buffer = Buffer.from(lines.join('\r\n'))
  await office.goto('/admin/customers')
  await office.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = office.getByRole('dialog', { name: 'Import customers' })
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer }
  await dialog.getByLabel('CSV or Excel file').setInputFiles(file)
  await expect(dialog.getByRole('status')).toContainText('New: 1')
  await expect(dialog.getByRole('listitem').first()).toContainText(
    'email: Please enter a valid email address',
  )
  const refused = office.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download refused rows' }).click()
  expect((await refused).suggestedFilename()).toBe('customers-refused.csv')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog.getByRole('status')).toContainText('Customers imported')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await office.goto(`/admin/customers?q=${encodeURIComponent(company)}`)
  await expect(office.getByRole('row').filter({ hasText: company })).toContainText(email)
  const downloading = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^customers-.*\.csv$/)
  await office.getByRole('button', { name: 'Import CSV' }).click()
  await dialog
    .getByRole('button', { name: /^Undo the import of/ })
    .first()
    .click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByText('Import undone')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Imports of the last month' })).toBeFocused()
  await expect(dialog.getByText('Undone', { exact: true }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(office.getByRole('row').filter({ hasText: company })).toHaveCount(0)
})

test('a customer is added and corrected in the office, and the change can be undone', async ({
  office,
}) => {
  const { company, email, phone } = newCompany()
  const other = newCompany()
  await office.goto('/admin/customers')
  await enquire(office, other, 'How much is it with delivery?')
  await office.getByRole('button', { name: 'Add customer' }).click()
  const adding = office.getByRole('dialog', { name: 'Add customer' })
  await adding.getByLabel('Company').fill(company)
  await adding.getByRole('button', { name: 'Add customer' }).click()
  await expect(adding.getByLabel('E-mails')).toHaveAccessibleDescription(/is needed$/)
  await adding.getByLabel('E-mails').fill(`${email}\n${other.email}`)
  await adding.getByLabel('GST numbers').fill('22AAAAA0000A1Z5')
  await adding.getByRole('button', { name: 'Add customer' }).click()
  await expect(adding.getByLabel('GST numbers')).toHaveAccessibleDescription(/not a valid GST/)
  await adding.getByLabel('GST numbers').fill('')
  await adding.getByRole('button', { name: 'Add customer' }).click()
  await expect(adding.getByRole('link', { name: other.company })).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await adding.getByRole('link', { name: other.company }).click()
  await expect(office.getByRole('heading', { name: other.company, level: 1 })).toBeVisible()
  await office.goBack()
  await office.getByRole('button', { name: 'Add customer' }).click()
  await expect(adding.getByText('has been restored')).toBeVisible()
  await adding.getByLabel('E-mails').fill(email)
  await adding.getByRole('button', { name: 'Add customer' }).click()
  await expect(office.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  await office.getByRole('button', { name: 'Edit' }).click()
  const editing = office.getByRole('dialog', { name: 'Edit customer' })
  await editing.getByLabel('Phones').fill(phone)
  await editing.getByRole('button', { name: 'Save customer' }).click()
  await expect(office.getByRole('link', { name: `+91${phone}` })).toBeVisible()
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByText('Customer changed back')).toBeVisible()
  await expect(office.getByRole('link', { name: `+91${phone}` })).toHaveCount(0)
})
