import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { submissionMessages } from '#contract/submissions/submission.ts'
import { generalMessages } from '#contract/refused-response.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { fillEnquiry } from './enquiry-steps.ts'
import { expect, reload, test, visit } from './shop.ts'

const { name, email, phone, message } = laptopsForTheOffice

test(
  'a request whose response was lost is repeated under the same reference',
  { tag: '@once' },
  async ({ page }) => {
    const references: string[] = []
    await page.route('**/api/enquiry', async (route) => {
      const response = await route.fetch()
      references.push(((await response.json()) as { reference: string }).reference)
      await (references.length === 1 ? route.abort() : route.fulfill({ response }))
    })
    await visit(page, '/enquiry')
    await fillEnquiry(page, { product: 'Thirty laptops' })
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.submitFailed)).toBeVisible()
    await reload(page)
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(references[0] ?? 'none')).toBeVisible()
    expect(new Set(references).size).toBe(1)
  },
)

test(
  'a typed enquiry survives a server that is away, closing and a reload',
  { tag: '@once' },
  async ({ page }) => {
    await page.route('**/api/enquiry', (route) => route.abort())
    await visit(page, '/products?category=Laptops')
    const open = () =>
      page
        .getByRole('button', { name: /^Enquire Now/ })
        .first()
        .click()
    await open()
    await fillEnquiry(page)
    await page.getByLabel('offers and news').check()
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.submitFailed)).toBeVisible()
    await expect(page.getByText(generalMessages.noReply)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await page.getByRole('button', { name: 'Close' }).click()
    await reload(page)
    await open()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await expect(page.getByLabel('offers and news')).toBeChecked()
    await page.unroute('**/api/enquiry')
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.received)).toBeVisible()
    await reload(page)
    await open()
    await expect(page.getByLabel('Message')).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email)
  },
)

test(
  'each product has words of its own, and nobody types their name twice',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products?category=Laptops')
    const links = page.getByRole('button', { name: /^Enquire Now/ })
    await links.first().click()
    await fillEnquiry(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await links.nth(1).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(page.getByLabel('Message')).toHaveValue('')
  },
)

test(
  'an enquiry form that is offline says so, and loses nothing',
  { tag: '@once' },
  async ({ page, context }) => {
    await visit(page, '/enquiry')
    await fillEnquiry(page, { product: 'Thirty laptops' })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.submitFailed)).toBeVisible()
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.received)).toBeVisible()
  },
)

test(
  'a page from before an update leads to the form, with what was typed',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products?category=Laptops')
    const link = page.getByRole('button', { name: /^Enquire Now/ }).first()
    await link.click()
    await fillEnquiry(page)
    await reload(page)
    await page.route('**/assets/enquiry-overlay*', (route) => route.fulfill({ status: 404 }))
    await link.click()
    await expect(page).toHaveURL(/\/enquiry\?product=/)
    await expect(page.getByLabel('Message')).toHaveValue(message)
  },
)

test(
  'a form that went off before the scripts were there is mended with them',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/enquiry')
    await fillEnquiry(page, { phone: '12345', product: 'Thirty laptops' })
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('[action="/enquiry"]')?.submit(),
    )
    await expect(page.getByText(submissionMessages.phoneInvalid)).toBeVisible()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(phone)
    await expect(page.getByText(generalMessages.refusedInput)).toBeHidden()
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.received)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
  },
)
