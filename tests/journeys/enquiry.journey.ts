import { emailMessages } from '#contract/email.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { submissionMessages } from '#contract/submissions/submission.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { fillEnquiry } from './enquiry-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, reload, test, visit } from './shop.ts'

const { name, email, phone, message } = laptopsForTheOffice
const reference = /E-[2-9A-Z]{8}/
const thanks = new RegExp(`${RegExp.escape(enquiryMessages.received)}.*${reference.source}`, 's')

test('from a card: the form opens over the list, is sent, and its reference stays', async ({
  page,
}) => {
  await visit(page, '/products?category=Laptops')
  const link = page.getByRole('button', { name: /^Enquire Now/ }).first()
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Product enquiry' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Product', { exact: true })).toContainText('₹')
  await expectAccessible(page)
  await fillEnquiry(page)
  await dialog.getByRole('button', { name: 'Submit enquiry' }).click()
  // In one look: it closes by itself after two seconds.
  await expect(dialog).toContainText(thanks)
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  const notice = page.getByRole('status').filter({ hasText: reference })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await reload(page)
  await expect(notice).toBeVisible()
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(reference)).toHaveCount(0)
})

test(
  'quantity, GST number and PIN code are checked, sent, and read by the office',
  { tag: '@once' },
  async ({ office: page, shop }) => {
    await visit(page, `/products-details/${await shop.stock(travelBook)}`)
    await page
      .getByRole('button', { name: 'Enquire Now' })
      .filter({ visible: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await fillEnquiry(page, { quantity: 'ten', gstNumber: '22AAAAA0000A1Z5', pinCode: '5601' })
    await dialog.getByRole('button', { name: 'Submit enquiry' }).click()
    for (const text of ['quantityInvalid', 'gstNumberInvalid', 'pinCodeInvalid'] as const) {
      await expect(dialog.getByText(enquiryMessages[text])).toBeVisible()
    }
    await fillEnquiry(page, { quantity: '1,200', gstNumber: '29zzzfz9999z1z9', pinCode: '560 100' })
    await dialog.getByRole('button', { name: 'Submit enquiry' }).click()
    // In one look: it closes by itself after two seconds.
    await expect(dialog).toContainText(new RegExp(`Quantity 1,200.*${thanks.source}`))
    await expect(dialog.locator('form')).toHaveCount(0)
    await page.goto('/admin/enquiries')
    await page
      .getByRole('button', { name: /^View Details of/ })
      .first()
      .click()
    for (const text of ['1,200', '29ZZZFZ9999Z1Z9', '560100']) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    }
  },
)

test('the dialog fills the screen of a phone, and closes by its cross', async ({
  page,
  viewport,
}) => {
  await visit(page, '/products?category=Laptops')
  const link = page.getByRole('button', { name: /^Enquire Now/ }).first()
  await link.click()
  const dialog = page.getByRole('dialog')
  const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 }
  const isPhone = viewport?.width === 360
  expect([width === viewport?.width, height === viewport?.height]).toEqual([isPhone, isPhone])
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('from a product’s page: the product is filled in, and Escape leads back', async ({
  page,
  shop,
}) => {
  await visit(page, `/products-details/${await shop.stock(travelBook)}`)
  // Similar products have their own, named with them.
  const own = page.getByRole('button', { name: 'Enquire Now', exact: true })
  const link = own.filter({ visible: true }).first()
  await link.click()
  const asked = page.getByRole('dialog').getByLabel('Product', { exact: true })
  for (const text of [travelBook.name, travelBook.modelNo, '₹']) {
    await expect(asked).toContainText(text)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test(
  'faults stand at their fields, the first is focused, and each goes when it is mended',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/enquiry')
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    for (const [label, text] of [
      ['Name', submissionMessages.nameRequired],
      ['Email', emailMessages.required],
      ['Phone', submissionMessages.phoneRequired],
      ['Product', enquiryMessages.productRequired],
      ['Message', submissionMessages.messageRequired],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toHaveAccessibleDescription(text)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('M')
    await expect(page.getByText(submissionMessages.nameRequired, { exact: true })).toBeHidden()
    await expect(page.getByText(emailMessages.required)).toBeVisible()
    await fillEnquiry(page, { email: 'meera', phone: '12345', message: 'Price?' })
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    const { phoneInvalid } = submissionMessages
    for (const text of [emailMessages.invalid, phoneInvalid, enquiryMessages.messageShort]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByLabel('Email')).toBeFocused()
  },
)

test(
  'while it is sent nothing can be changed, and two presses are one enquiry',
  { tag: '@once' },
  async ({ page }) => {
    const sent: string[] = []
    await page.route('**/api/enquiry', async (route) => {
      sent.push(route.request().headers()['idempotency-key'] ?? '')
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await visit(page, '/enquiry')
    await fillEnquiry(page, { product: 'Thirty laptops' })
    await page.getByRole('button', { name: 'Submit enquiry' }).dblclick()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(page.getByLabel('Message')).toBeDisabled()
    await expect(page.getByText(enquiryMessages.received)).toBeVisible()
    await expect(page.getByText(enquiryMessages.received)).toBeInViewport()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/^[\da-f]{32}$/)
    await fillEnquiry(page, { product: 'Thirty laptops' })
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).not.toBe(sent[0])
  },
)

test(
  'a visitor who sends too many enquiries sees when to try again',
  { tag: '@once' },
  async ({ page }) => {
    const text = 'Too many messages. Please try again in 9 minutes.'
    await page.route('**/api/enquiry', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: text, message: text } }),
    )
    await visit(page, '/enquiry')
    await fillEnquiry(page, { product: 'Thirty laptops' })
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(page.getByText(enquiryMessages.submitFailed)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  },
)

test('the page of its own takes the product from its address or from whoever led there', async ({
  page,
  shop,
}) => {
  const id = await shop.stock(travelBook)
  await visit(page, `/enquiry?product=${id}`)
  const asked = page.getByRole('list', { name: 'Product', exact: true })
  for (const text of [travelBook.name, travelBook.modelNo, '₹', travelBook.stockStatus]) {
    await expect(asked).toContainText(text)
  }
  await expect(page.getByRole('textbox', { name: 'Product' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await visit(page, '/enquiry')
  await page.evaluate((id) => {
    history.replaceState({ usr: { product: { id, name: 'Led Here 15' } }, key: 'led' }, '')
  }, id)
  await reload(page)
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('Led Here 15')
})

test('each of several products has its quantity, also after another is removed, and the office reads it', async ({
  office: page,
  shop,
}) => {
  const laptop = await shop.stock(travelBook)
  const printer = await shop.stock(tallyPrinter)
  const panel = await shop.stock(boardroomPanel)
  await visit(page, `/enquiry?product=${laptop},${panel},${printer}`)
  const quantityOf = ({ name }: { name: string }) => page.getByLabel(`Quantity of ${name}`)
  await quantityOf(travelBook).fill('ten')
  await quantityOf(tallyPrinter).fill('2')
  await page.getByRole('link', { name: `Remove ${boardroomPanel.name}` }).click()
  await expect(quantityOf(boardroomPanel)).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Remove ${tallyPrinter.name}` })).toBeFocused()
  await expect(quantityOf(tallyPrinter)).toHaveValue('2')
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(quantityOf(travelBook)).toBeFocused()
  await expect(quantityOf(travelBook)).toHaveAccessibleDescription(enquiryMessages.quantityInvalid)
  await expect(quantityOf(tallyPrinter)).toHaveAttribute('aria-invalid', 'false')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await quantityOf(travelBook).fill('1,200')
  await page.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page.getByRole('main')).toContainText(thanks)
  const received = page.getByRole('status').filter({ hasText: thanks })
  await expect(received.getByRole('listitem')).toHaveText([/Quantity 1,200/, /Quantity 2/], {
    useInnerText: true,
  })
  await expect(page.getByRole('heading', { name: 'Send another enquiry' })).toBeVisible()
  await expect(quantityOf(travelBook)).toHaveCount(0)
  const shown = await received.getByText(reference).innerText()
  await reload(page)
  await expect(received).toContainText(shown)
  await expect(received.getByRole('listitem')).toHaveText([travelBook, tallyPrinter].map(named))
  for (const label of ['Name', 'Product', 'Message'])
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/admin/enquiries')
  await page
    .getByRole('button', { name: /^View Details of/ })
    .first()
    .click()
  for (const name of [`1,200 × ${travelBook.name}`, `2 × ${tallyPrinter.name}`]) {
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
  }
  await expectAccessible(page)
})

function named({ name }: { name: string }) {
  return new RegExp(RegExp.escape(name))
}

test(
  'the forms of Contact and of an enquiry are whole on the first screen of an office',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    const about = `/enquiry?product=${await shop.stock(travelBook)}`
    for (const path of ['/contact', '/contact?as=existing', '/enquiry', about]) {
      await visit(page, path)
      const submit = await page.getByRole('button', { name: /^Submit/ }).boundingBox()
      expect(submit && submit.y + submit.height, path).toBeLessThanOrEqual(740)
    }
  },
)

test('with the keyboard alone an enquiry is made', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/products?category=Laptops')
  await page
    .getByRole('button', { name: /^Enquire Now/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  for (const text of [name, email, phone]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // Past the company, the GST number, the PIN code and the quantity.
  for (let field = 0; field < 4; field++) await page.keyboard.press('Tab')
  await page.keyboard.type(message)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('offers and news')).toBeFocused()
  for (const next of ['Privacy', 'Cancel', 'Submit enquiry']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toContainText(next)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(enquiryMessages.received)).toBeVisible()
})

test('privacy is a page that everybody can read, with its contents and its date', async ({
  page,
}) => {
  await visit(page, '/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect(page.getByText(/^This text was last changed on \d+ \w+ 20\d\d$/)).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await headings.allInnerTexts()).toEqual(['Contents', ...(await contents.allInnerTexts())])
  await expect(page.getByText(/^You need no account/)).toBeInViewport()
  await contents.filter({ hasText: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'Enquire Now leads to the form, a refused form still has what was typed, and a reload sends nothing',
    { tag: '@once' },
    async ({ page, shop }) => {
      await page.goto(`/products-details/${await shop.stock(travelBook)}`)
      await page
        .getByRole('link', { name: 'Enquire Now' })
        .filter({ visible: true })
        .first()
        .click()
      const asked = page.getByRole('list', { name: 'Product', exact: true })
      await expect(asked).toContainText(travelBook.name)
      await fillEnquiry(page, { phone: '12345', pinCode: '560100' })
      await page.getByLabel('Quantity').fill('30')
      await page.getByRole('button', { name: 'Submit enquiry' }).click()
      await expect(page.getByText(submissionMessages.phoneInvalid)).toBeVisible()
      await expect(asked).toContainText(travelBook.name)
      await expect(page.getByLabel('Message')).toHaveValue(message)
      await expect(page.getByLabel('Quantity')).toHaveValue('30')
      await page.getByLabel('Phone').fill(phone)
      await page.getByRole('button', { name: 'Submit enquiry' }).click()
      await expect(page).toHaveURL(/\/enquiry\?product=\w{26}&sent=E-/)
      await expect(page.getByText(enquiryMessages.received)).toBeVisible()
      const shown = await page.getByText(reference).innerText()
      await page.reload()
      await expect(page.getByText(shown)).toBeVisible()
      await expect(asked).toContainText(travelBook.name)
      await expect(page.getByLabel('Message')).toHaveValue('')
    },
  )
})
