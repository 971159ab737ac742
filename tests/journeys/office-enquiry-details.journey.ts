import { asha } from '../fixtures/people.ts'
import { aProduct, asked, rows } from './office-enquiry-steps.ts'
import { choose } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

test('the details show everything, mark it as read, and accept a status and notes', async ({
  office,
  shop,
}) => {
  const product = await asked(office, shop, {
    product: `${aProduct()} & more?`,
    message: 'One line.\nAnother line.',
  })
  await expect(rows(office)).toContainText('(unread)')
  await office.getByRole('button', { name: 'View Details of Meenakshi' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText('Not provided')
  await expect(dialog).toContainText(/E-[2-9A-Z]{8}/)
  await expect(dialog.getByText('One line.')).toHaveText('One line.\nAnother line.')
  await expect(dialog.getByRole('link', { name: 'Reply via Email' })).toHaveAttribute(
    'href',
    `mailto:meenakshi@sundaram.example?subject=${encodeURIComponent(`Re: Your enquiry about ${product}`)}`,
  )
  await choose(dialog, 'Status', 'Resolved')
  await expect(
    dialog.getByText(`${asha.email} changed the status from New to Resolved`),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByText('Please write the note')).toBeVisible()
  await dialog.getByLabel('Add a note').fill('Called.\nQuote follows.')
  await expectAccessible(office)
  await dialog.getByLabel('Add a note').press('ControlOrMeta+Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Quote follows.' })).toContainText(
    asha.email,
  )
  await expect(dialog.getByLabel('Add a note')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rows(office)).not.toContainText('(unread)')
  await expect(office.getByLabel('Status of Meenakshi')).toHaveText('Resolved')
  await expect(office.getByRole('button', { name: /^View Details/ })).toBeFocused()
})

test(
  'a note outlives a session that ends, and the text is there again after a reload',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop)
    await office.getByRole('button', { name: /^View Details/ }).click()
    await office.getByLabel('Add a note').fill('Typed just before the end.')
    await office.reload()
    await office.getByRole('button', { name: /^View Details/ }).click()
    await expect(office.getByLabel('Add a note')).toHaveValue('Typed just before the end.')
    const token = await office.evaluate(() => localStorage.getItem('token'))
    await shop.endSession(token ?? '')
    await office.getByRole('button', { name: 'Add note' }).click()
    const dialog = office.getByRole('alertdialog')
    await expect(dialog.getByText('Your session has expired. Please login again.')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(asha.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(office.getByText('Note added')).toBeVisible()
    await expect(office.getByText('Typed just before the end.')).toBeVisible()
  },
)

test(
  'a status, the details and the question in them need no mouse',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop)
    const { keyboard } = office
    const status = office.getByLabel('Status of Meenakshi')
    const list = office.getByRole('listbox')
    await status.focus()
    await keyboard.press('Enter')
    await expect(list.getByRole('option', { name: 'New' })).toBeFocused()
    await expectAccessible(office, '[role="listbox"]')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(status).toHaveText('In Progress')
    await expect(status).toBeFocused()
    await keyboard.press('r')
    await expect(status).toHaveText('Resolved')

    const opener = office.getByRole('button', { name: /^View Details/ })
    await opener.focus()
    await keyboard.press('Enter')
    const dialog = office.getByRole('dialog', { name: 'Enquiry details' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    for (let stop = 0; stop < 12; stop++) {
      await keyboard.press('Tab')
      // The button in a date field is focused without matching :focus.
      // What keeps the focus in the dialog takes it back from the end of the page.
      const isInside = () => dialog.evaluate((dialog) => dialog.contains(document.activeElement))
      await expect.poll(isInside, { timeout: 1000 }).toBe(true)
    }
    await dialog.getByLabel('Status').focus()
    await keyboard.press('Space')
    await expect(list).toBeVisible()
    await keyboard.press('Escape')
    await expect(list).toBeHidden()
    const deletion = dialog.getByRole('button', { name: 'Delete' })
    await deletion.focus()
    await keyboard.press('Enter')
    const question = office.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(deletion).toBeFocused()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'a letter that is typed as soon as the list of a status is closed is not lost',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop)
    const status = office.getByLabel('Status of Meenakshi')
    await status.focus()
    await office.keyboard.press('Enter')
    await expect(office.getByRole('option', { name: 'New' })).toBeFocused()
    await office.evaluate(typeOnceFocused, { role: 'combobox', key: 'r' })
    await office.keyboard.press('Escape')
    await expect(status).toHaveText('Resolved')
    await expect(status).toBeFocused()
  },
)

/** Runs in the page. Somebody types faster than a command from outside the browser arrives. */
function typeOnceFocused({ role, key }: { role: string; key: string }) {
  document.addEventListener('focusin', function type({ target }) {
    if (!(target instanceof Element) || target.role !== role) return
    document.removeEventListener('focusin', type)
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
}

test(
  'without mail the form of a reply says at once that it goes out by one’s own mail program',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop)
    await office.getByRole('button', { name: 'View Details of Meenakshi' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Write a reply' }).click()
    await expect(dialog.getByText(/^No mail is set up: open the reply/)).toBeVisible()
    await expect(dialog.getByLabel('Your reply')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Send reply' })).toHaveCount(0)
    await expect(dialog.getByLabel('Attachments (optional)')).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: 'Open in my mail program' })).toBeVisible()
    await expectAccessible(office)
  },
)
