import type { Page } from '@playwright/test'
import { customerMessages } from '#contract/customers/customer.ts'
import { emailMessages } from '#contract/email.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { submissionMessages } from '#contract/submissions/submission.ts'
import { fillEnquiry } from './enquiry-steps.ts'
import { expect, expectAccessible, test, visit } from './shop.ts'

const schemaFile = /\/assets\/form-schemas-.*\.js$/

const { nameRequired, phoneRequired, phoneInvalid, messageRequired } = submissionMessages
const { gstRequired, passwordRequired, ownPasswordShort, passwordsDiffer } = customerMessages

/** Each form as somebody begins it, and what is then missing, by the label of the field. */
const forms = [
  {
    path: '/enquiry',
    submit: 'Submit enquiry',
    typed: { Email: 'meera', Message: 'Price?' },
    faults: {
      Name: nameRequired,
      Email: emailMessages.invalid,
      Phone: phoneRequired,
      Product: enquiryMessages.productRequired,
      Message: enquiryMessages.messageShort,
    },
  },
  {
    path: '/contact',
    submit: 'Submit',
    typed: { Phone: '12345' },
    faults: {
      Name: nameRequired,
      Email: emailMessages.required,
      Phone: phoneInvalid,
      Message: messageRequired,
    },
  },
  {
    path: '/contact?as=existing',
    submit: 'Submit',
    typed: { 'GST Number (User ID)': ' ' },
    faults: {
      'GST Number (User ID)': gstRequired,
      Password: passwordRequired,
      Message: messageRequired,
    },
  },
  {
    path: '/account/password',
    submit: 'Change password',
    typed: { 'New password': 'short', 'Repeat the new password': 'shorter' },
    faults: {
      'GST Number (User ID)': gstRequired,
      'Current password': passwordRequired,
      'New password': ownPasswordShort,
      'Repeat the new password': passwordsDiffer,
    },
  },
]

for (const { path, submit, typed, faults } of forms) {
  test(
    `the browser finds every fault of the form at ${path} without asking the server or loading anything of the office`,
    { tag: '@once' },
    async ({ page, context }) => {
      const asked = requestsOf(page, /\/api\//)
      const ofOffice = requestsOf(page, /\/assets\/office-/)
      const schemas = requestsOf(page, schemaFile)
      const modules = requestsOf(page, /\/assets\/.*\.js$/)
      await visit(page, path)
      const form = page.locator('form[method="post"]').first()
      expect(schemas).toEqual([])
      const requested = page.waitForRequest(schemaFile)
      for (const [label, text] of Object.entries(typed)) {
        await form.getByLabel(label, { exact: true }).fill(text)
      }
      await requested
      await page.evaluate(runModules, modules)
      await context.setOffline(true)
      await form.getByRole('button', { name: submit }).click()
      for (const [label, text] of Object.entries(faults)) {
        const field = form.getByLabel(label, { exact: true })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)))
      }
      const [first = ''] = Object.keys(faults)
      await expect(form.getByLabel(first, { exact: true })).toBeFocused()
      for (const [label, text] of Object.entries(typed)) {
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(text)
      }
      await expectAccessible(page)
      expect(asked).toEqual([])
      expect(ofOffice).toEqual([])
    },
  )
}

test('a form that was submitted untouched is checked in the browser', async ({ page }) => {
  const asked = requestsOf(page, /\/api\/enquiry/)
  await visit(page, '/products?category=Laptops')
  await page
    .getByRole('button', { name: /^Enquire Now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(dialog.getByText(nameRequired)).toBeVisible()
  await expect(dialog.getByText(messageRequired)).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page)
  expect(asked).toEqual([])
})

test(
  'a form whose schema cannot be loaded is checked by the server',
  { tag: '@once' },
  async ({ page }) => {
    await page.route(schemaFile, (route) => route.abort())
    await visit(page, '/enquiry')
    await page.getByLabel('Email').fill('meera')
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(messageRequired)).toBeVisible()
    await expect(page.getByText(emailMessages.invalid)).toBeVisible()
    await fillEnquiry(page, { product: 'Thirty laptops' })
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.received)).toBeVisible()
  },
)

test(
  'a form whose schema takes long is checked by the server meanwhile',
  { tag: '@once' },
  async ({ page }) => {
    // Never responds.
    await page.route(schemaFile, () => undefined)
    await visit(page, '/enquiry')
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(page.getByText(messageRequired)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  },
)

test(
  'a form that is offline before its schema has arrived still has what was typed, and is sent later',
  { tag: '@once' },
  async ({ page, context }) => {
    await visit(page, '/enquiry')
    await context.setOffline(true)
    await fillEnquiry(page, { product: 'Thirty laptops', email: 'meera' })
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('meera')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(emailMessages.invalid)).toBeVisible()
    await page.getByLabel('Email').fill('meera@hosurfoods.example')
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.received)).toBeVisible()
  },
)

/** Ends when each of them, and what it imports, has arrived and run. */
async function runModules(addresses: string[]) {
  await Promise.all(addresses.map((address) => import(address)))
}

function requestsOf(page: Page, address: RegExp) {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) addresses.push(request.url())
  })
  return addresses
}
