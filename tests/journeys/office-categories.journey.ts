import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { travelBook } from '../fixtures/goods.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

const aName = () => `Racks ${randomUUID().slice(0, 8)}`

function rowOf(office: Page, name: string) {
  const list = office.getByRole('list', { name: 'Categories in their order' })
  return list.getByRole('listitem').filter({ hasText: name })
}

async function add(office: Page, name: string) {
  await office.goto('/admin/categories')
  await office.getByRole('button', { name: 'Add category' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('radio', { name: 'Servers' }).check({ force: true })
  await dialog.getByLabel('Synonyms').fill('blade holder')
  await dialog.getByLabel('Specification labels').fill('Height\nDepth')
  await dialog.getByRole('button', { name: 'Save category' }).click()
  await expect(rowOf(office, name)).toContainText('0 products · Also blade holder')
}

test('a category is added, moved, renamed with its addresses, and hidden', async ({
  office,
  context,
}) => {
  const name = aName()
  const renamed = `${name} and more`
  const row = rowOf(office, name)
  const dialog = office.getByRole('dialog')
  await add(office, name)
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const visitor = await context.newPage()
  await visitor.goto('/')
  await visitor.getByRole('link', { name, exact: true }).click()
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
  const address = visitor.url()

  // The animations that a click waits for run slowly behind another tab.
  await office.bringToFront()
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Laptops')
  await dialog.getByRole('button', { name: 'Save category' }).click()
  await expect(dialog.getByText('Another category has this name').first()).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await dialog.getByLabel('Name', { exact: true }).fill(renamed)
  await dialog.getByRole('button', { name: 'Save category' }).click()
  await expect(row).toContainText(renamed)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: renamed, level: 1 })).toBeVisible()

  await office.bringToFront()
  await row.getByRole('button', { name: `Move ${renamed} earlier` }).click()
  await expect(office.getByText(/ is now \d+ of \d+/)).toBeAttached()
  await row.getByRole('button', { name: `Hide ${renamed}` }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByText('Or look through a category')).toBeVisible()
  await office.bringToFront()
  const hidden = office.getByRole('group').filter({ hasText: 'is hidden from the site' })
  await hidden.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeHidden()
})

test('a category with a product is not removed but merged, and restored with it', async ({
  office,
  shop,
  context,
}) => {
  const name = aName()
  const row = rowOf(office, name)
  const dialog = office.getByRole('dialog')
  await add(office, name)
  await shop.stock({ ...travelBook, category: name, name: `Tall ${name}` })
  await row.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(
    office.getByText(`${name} has 1 product, counting drafts and the trash.`),
  ).toBeVisible()
  // Before the toast goes: it lies on no button of the row.
  await row.getByRole('button', { name: `Merge ${name}` }).click({ timeout: 5000 })
  await dialog.getByRole('combobox', { name: 'Into' }).click()
  await office.getByRole('option', { name: 'Accessories' }).click()
  await expect(office.getByRole('option')).toHaveCount(0)
  const moved = '1 published product, 0 drafts, 0 in the trash move into Accessories.'
  await expect(dialog.getByText(moved)).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(row).toBeHidden()
  const visitor = await context.newPage()
  const address = `/products?category=${encodeURIComponent(name)}`
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'Accessories', level: 1 })).toBeVisible()

  await office.bringToFront()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(row).toContainText('1 product')
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('two editors of one category see both versions, and what is typed outlives a reload', async ({
  office,
}) => {
  const name = aName()
  const row = rowOf(office, name)
  const dialog = office.getByRole('dialog')
  await add(office, name)
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog.getByLabel('Synonyms').fill('tall shelf')
  await office.reload()
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByText('What you typed here before has been restored.')).toBeVisible()
  await expect(dialog.getByLabel('Synonyms')).toHaveValue('tall shelf')
  await dialog.getByLabel('Specification labels').fill('Height')

  const other = await office.context().newPage()
  await other.goto('/admin/categories')
  await rowOf(other, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  await other.getByRole('dialog').getByLabel('Specification labels').fill('Width')
  await other.getByRole('button', { name: 'Save category' }).click()
  await expect(other.getByText('Category updated')).toBeVisible()
  await other.close()

  await dialog.getByRole('button', { name: 'Save category' }).click()
  await expect(
    dialog.getByRole('heading', { name: /^Someone else has changed this category/ }),
  ).toBeFocused()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await dialog.getByRole('button', { name: 'Use their version for Specification labels' }).click()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(row).toContainText('Also tall shelf')
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByLabel('Specification labels')).toHaveValue('Width')
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} renamed`)
  await dialog.getByRole('button', { name: 'Save category' }).click()
  await expect(office.getByText(`${name} is now called ${name} renamed`)).toBeVisible()
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(row).not.toContainText('renamed')
})

async function namesIn(office: Page, names: string[]) {
  const rows = await office
    .getByRole('list', { name: 'Categories in their order' })
    .getByRole('listitem')
    .allTextContents()
  return rows.flatMap((text) => names.filter((name) => text.includes(name)))
}

test(
  'categories are ordered by dragging, and by the keyboard',
  { tag: '@mouse' },
  async ({ office }) => {
    const names = [aName(), aName()]
    const [first = '', second = ''] = names
    for (const name of names) await add(office, name)
    await expect.poll(() => namesIn(office, names)).toEqual([first, second])
    const dataTransfer = await office.evaluateHandle(() => new DataTransfer())
    const button = rowOf(office, second).getByRole('button').first()
    await button.dispatchEvent('dragstart', { dataTransfer })
    await expect(rowOf(office, second)).not.toHaveAttribute('style', /opacity/)
    const saved = office.waitForResponse(
      (response) => response.url().endsWith('/categories/order') && response.ok(),
    )
    await rowOf(office, second).dragTo(rowOf(office, first))
    await saved
    await expect.poll(() => namesIn(office, names)).toEqual([second, first])
    await office.reload()
    await expect.poll(() => namesIn(office, names)).toEqual([second, first])
    const later = rowOf(office, second).getByRole('button', { name: `Move ${second} later` })
    await later.focus()
    await office.keyboard.press('Enter')
    await expect(later).toBeFocused()
    await expect.poll(() => namesIn(office, names)).toEqual([first, second])
    await expect(office.getByText(`${second} is now`)).toBeAttached()
  },
)

test(
  'a category whose removal was undone can be removed again',
  { tag: '@once' },
  async ({ office }) => {
    const name = aName()
    const row = rowOf(office, name)
    const remove = row.getByRole('button', { name: `Remove ${name}` })
    await add(office, name)
    await remove.click()
    await expect(row).toBeHidden()
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(remove).toBeEnabled()
    await remove.click()
    await expect(row).toBeHidden()
  },
)
