import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { aProduct, asked } from './office-enquiry-steps.ts'
import { test } from './shop-with-mail.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './shop.ts'

test('a template is added, changed, moved and deleted, and the deletion is undone', async ({
  office,
}) => {
  const name = `Quote ${randomUUID()}`
  await office.goto('/admin/settings/templates')
  const list = office.getByRole('list', { name: 'Templates in their order' })
  const row = list.getByRole('listitem').filter({ hasText: name })
  await office.getByRole('button', { name: 'Add template' }).click()
  const dialog = office.getByRole('dialog')
  const text = dialog.getByLabel('Text', { exact: false }).first()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await text.fill('Dear {naem}, ')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog.getByText('There is no placeholder {naem}.')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await text.fill('Dear ')
  await dialog.getByRole('button', { name: 'Insert {name}, the name of the sender' }).click()
  await expect(text).toHaveValue('Dear {name}')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(row).toContainText('Dear {name}')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)

  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog.getByLabel('Subject').fill('Quote for {product}')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(row).toContainText('Quote for {product}')

  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByText('Subject: None Quote for {product}')).toBeVisible()
  await dialog.getByRole('button', { name: /^Restore what was before/ }).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('')
  // While it fades, it has the contrast of neither of its states.
  for (const message of ['Template updated', 'Earlier version restored'])
    await expect(office.getByText(message)).toBeHidden()
  await expectAccessible(office)
  await dialog
    .getByRole('button', { name: /^Restore what was before/ })
    .first()
    .click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Quote for {product}')
  await office.reload()

  await row.getByRole('button', { name: `Move ${name} earlier` }).click()
  await expect(list.getByRole('listitem').last()).not.toContainText(name)
  await office.reload()
  await expect(list.getByRole('listitem').last()).not.toContainText(name)

  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(row).toBeHidden()
  // The message about it is no dialog: with one open, there is one.
  await expect(office.getByRole('dialog')).toHaveCount(0)
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test(
  'an earlier version of a template takes the place of typed text only after a question',
  { tag: '@once' },
  async ({ office }) => {
    const name = `Quote ${randomUUID()}`
    await office.goto('/admin/settings/templates')
    await office.getByRole('button', { name: 'Add template' }).click()
    const dialog = office.getByRole('dialog')
    const subject = dialog.getByLabel('Subject')
    const save = dialog.getByRole('button', { name: 'Save template' })
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await save.click()
    const edit = office.getByRole('button', { name: `Edit ${name}` })
    await edit.click()
    await subject.fill('Our offer')
    await save.click()
    await edit.click()
    await subject.fill('Our second offer')
    const restore = dialog.getByRole('button', { name: /^Restore what was before/ })
    await restore.click()
    const question = office.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(subject).toHaveValue('Our second offer')
    await restore.click()
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(subject).toHaveValue('')
  },
)

test('a reply is filled from a template, and what was typed comes back by Undo @once', async ({
  office,
  shop,
}) => {
  const product = aProduct()
  const productId = await shop.stock({ ...travelBook, name: product })
  await asked(office, shop, { product, productId })
  await office.getByRole('button', { name: 'View Details of Meenakshi' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Write a reply' }).click()
  const text = dialog.getByLabel('Your reply')
  await text.fill('Typed before.')
  await dialog.getByRole('button', { name: 'Choose a template' }).click()
  await office.getByRole('menuitem', { name: 'Price and stock' }).click()
  await expect(text).toHaveValue(
    /Price: ₹58,990 \+ 18 % GST \(₹69,608 incl\. GST\)\nStock status: In Stock\nAll details: http/,
  )
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Typed before.')
  await dialog.getByRole('button', { name: 'Redo' }).click()
  await expect(text).toHaveValue(/^Dear Meenakshi/)
})

test('a placeholder without a value is announced, and the reply is not sent with it @once', async ({
  office,
  shop,
}) => {
  await asked(office, shop)
  await office.getByRole('button', { name: 'View Details of Meenakshi' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Write a reply' }).click()
  await dialog.getByRole('button', { name: 'Choose a template' }).click()
  await office.getByRole('menuitem', { name: 'Price and stock' }).click()
  await expect(dialog.getByText('No value for {price}, {stock}, {link}')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(dialog.getByText('Please replace {price}, {stock}, {link}')).toBeVisible()
  await dialog.getByLabel('Your reply').fill('We have it in stock.')
  await expect(dialog.getByText('There is no value here')).toBeHidden()
})

test(
  'a template whose deletion failed can be deleted again',
  { tag: '@once' },
  async ({ office }) => {
    const name = `Quote ${randomUUID()}`
    await office.goto('/admin/settings/templates')
    await office.getByRole('button', { name: 'Add template' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByRole('button', { name: 'Save template' }).click()
    await office.route('**/api/admin/reply-templates/*', (route) => route.abort())
    const button = office.getByRole('button', { name: `Delete ${name}` })
    await button.click()
    await expect(office.getByText('No response from server', { exact: false })).toBeVisible()
    await office.unrouteAll()
    await button.click()
    await expect(button).toBeHidden()
  },
)
