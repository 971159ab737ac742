import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { travelBook } from '../fixtures/goods.ts'
import { choose, fillProduct, photo, rowOf } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

const aName = () => `Kaveri Form ${randomUUID()}`

test('Duplicate fills the form for a new product from the one in the row @once', async ({
  office,
  shop,
}) => {
  const name = aName()
  const modelNo = `${travelBook.modelNo} ${name}`
  await shop.stock({ ...travelBook, name, modelNo })
  await office.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  await rowOf(office, name)
    .getByRole('link', { name: `Duplicate ${name}` })
    .click()
  await expect(office.getByRole('heading', { name: 'Add Product' })).toBeVisible()
  await expect(office.getByLabel(/^Product Name/)).toHaveValue(`${name} (copy)`)
  await expect(office.getByLabel(/^Model Number/)).toHaveValue(modelNo)
  await expect(office.getByText('Its images are not copied.')).toBeVisible()
  const warning = office.getByRole('status').filter({ hasText: 'is in the catalogue already' })
  await expect(warning.getByRole('link', { name })).toBeVisible()
  await expectAccessible(office)
  await office.getByLabel('Product Images').setInputFiles([await photo('copy.png')])
  await office.getByRole('button', { name: 'Add Product' }).click()
  await expect(office.getByText('Product added successfully!')).toBeVisible()
  await expect(office).toHaveURL(/\/admin\/products\?q=/)
  await expect(rowOf(office, `${name} (copy)`)).toBeVisible()
})

test(
  'a product is duplicated from its own form, and Cancel leads to the list',
  { tag: '@once' },
  async ({ office, shop }) => {
    const name = aName()
    const id = await shop.stock({ ...travelBook, name })
    await office.goto(`/admin/products?q=${encodeURIComponent(name)}`)
    await expect(office.getByRole('link', { name: `View ${name} on site` })).toHaveAttribute(
      'href',
      `/products-details/${id}`,
    )
    await rowOf(office, name)
      .getByRole('link', { name: `Edit ${name}` })
      .click()
    await expect(office.getByRole('link', { name: 'View on site' })).toHaveAttribute(
      'href',
      `/products-details/${id}`,
    )
    await office.getByRole('link', { name: 'Duplicate' }).click()
    await expect(office.getByLabel(/^Product Name/)).toHaveValue(`${name} (copy)`)
    await office.getByRole('link', { name: 'Cancel' }).click()
    await expect(office).toHaveURL(/\/admin\/products\?q=/)
    await expect(rowOf(office, `${name} (copy)`)).toHaveCount(0)
  },
)

test('Save and add another opens an empty form with the same brand and category @once', async ({
  office,
}) => {
  const name = aName()
  await office.goto('/admin/products/new')
  await fillProduct(office, name)
  await office.getByRole('button', { name: 'Save and add another' }).click()
  await expect(office.getByText(`${name} has been added.`)).toBeVisible()
  await expect(office.getByLabel(/^Product Name/)).toBeFocused()
  await expect(office.getByLabel(/^Product Name/)).toHaveValue('')
  await expect(office.getByLabel(/^Brand/)).toHaveValue('Kaveri')
  await expect(office.getByRole('combobox', { name: 'Category', exact: true })).toHaveText(
    'Laptops',
  )
  await expect(office.getByText('Not saved yet')).toBeHidden()
  await office.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  await expect(rowOf(office, name)).toBeVisible()
})

test(
  'a table pasted from a spreadsheet fills labels and values, and a line is moved by keys, buttons and its handle',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    const labels = office.getByLabel(/^Label of specification \d/)
    const lines = office.getByLabel(/^Specification \d/)
    await lines.first().evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'Memory\t16 GB\nStorage\t1 TB\nBacklit keyboard')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    const expectLabels = async (...texts: string[]) => {
      for (const [i, text] of texts.entries()) await expect(labels.nth(i)).toHaveValue(text)
    }
    await expectLabels('Memory', 'Storage', '')
    await expect(lines.nth(0)).toHaveValue('16 GB')
    await expect(lines.nth(2)).toHaveValue('Backlit keyboard')
    await lines.nth(1).press('Alt+ArrowUp')
    await expect(lines.nth(0)).toBeFocused()
    await expectLabels('Storage', 'Memory', '')
    await office.getByRole('button', { name: 'Move specification 1 down' }).click()
    await expectLabels('Memory', 'Storage', '')
    await expect(office.getByText('Line is now 2 of 3')).toBeAttached()
    await dragLine(office, 2, 0)
    await expectLabels('', 'Memory', 'Storage')
    await expect(office.getByText('Line is now 1 of 3')).toBeAttached()
    await expectAccessible(office)
  },
)

test('a line is dragged with a finger', { tag: '@finger' }, async ({ office }) => {
  await office.goto('/admin/products/new')
  await office.getByRole('button', { name: '+ Add Specification' }).click()
  const lines = office.getByLabel(/^Specification \d/)
  await lines.nth(0).fill('Weight: 1.4 kg')
  await lines.nth(1).fill('Memory: 16 GB')
  await lines.nth(1).blur()
  const labels = office.getByLabel(/^Label of specification \d/)
  await expect(labels.nth(0)).toHaveValue('Weight')
  const handles = office.locator('[data-handle]')
  await showInMiddle(handles.nth(1))
  const [from, to] = [await centreOf(handles.nth(1)), await centreOf(handles.nth(0))]
  const session = await office.context().newCDPSession(office)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: from.x, y: (from.y + to.y) / 2 }])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
  await expect(labels.nth(0)).toHaveValue('Memory')
  await expect(labels.nth(1)).toHaveValue('Weight')
})

test('brands, labels and values that products have are suggested, and usual labels are added at once', async ({
  office,
  shop,
}) => {
  const key = randomUUID().slice(0, 8)
  const brand = `Suggested ${key}`
  const specs = [`Cooling ${key}: Fanless ${key}`]
  await shop.stock({ ...travelBook, name: aName(), brand, specs })
  await office.goto('/admin/products/new')
  await office.getByLabel(/^Brand/).fill(key)
  await expectSuggested(office.getByLabel(/^Brand/), brand)
  // While there are suggestions, the rest of the form is there for screen readers too.
  await expect(office.getByRole('button', { name: 'Add Product' })).toBeVisible()
  await choose(office, 'Category', travelBook.category)
  await office
    .getByRole('button', { name: `Add the usual labels for ${travelBook.category}` })
    .click()
  const labels = office.getByLabel(/^Label of specification \d/)
  await expect(labels.first()).not.toHaveValue('')
  await expect(office.getByLabel('Specification 1', { exact: true })).toBeFocused()
  await expect(office.getByText(/labels have no value yet/)).toBeVisible()
  await office.getByRole('button', { name: '+ Add Specification' }).click()
  await expect(labels.last()).toBeFocused()
  await labels.last().fill(key)
  await expectSuggested(labels.last(), `Cooling ${key}`)
  await labels.last().fill(`Cooling ${key}`)
  const values = office.getByLabel(/^Specification \d/)
  await values.last().fill('fan')
  await expectSuggested(values.last(), `Fanless ${key}`)
  await expectAccessible(office)
})

async function expectSuggested(field: Locator, text: string) {
  const suggestions = () =>
    field.evaluate((input: HTMLInputElement) =>
      Array.from(input.list?.options ?? [], ({ value }) => value),
    )
  await expect.poll(suggestions).toContain(text)
}

test(
  'lines of every kind are as they were after a save that changed something else',
  { tag: '@once' },
  async ({ office, shop }) => {
    const specs = [
      'Ports: HDMI: 2, USB: 4',
      'Backlit keyboard',
      'Colon at the end:',
      'Manual: https://example.com/a:b',
      'https://example.com:8443/a',
      'Memory:: 16 GB',
      'मेमोरी: १६ जीबी',
    ]
    const id = await shop.stock({ ...travelBook, name: aName(), specs })
    await office.goto(`/admin/products/edit/${id}`)
    await expect(office.getByLabel('Label of specification 1')).toHaveValue('Ports')
    await office.getByLabel('Specification 4', { exact: true }).click()
    await office.getByLabel('Label of specification 6').click()
    await expect(office.getByText('Not saved yet')).toBeHidden()
    await office.getByLabel(/^Warranty/).fill('2 years')
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByText('Product updated successfully!')).toBeVisible()
    const response = await office.request.get(`/api/products/${id}`)
    const { product } = (await response.json()) as { product: { specs: string[] } }
    expect(product.specs).toEqual(specs)
  },
)

type Point = { x: number; y: number }

async function centreOf(handle: Locator): Promise<Point> {
  const { x, y, width, height } = (await handle.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return { x: x + width / 2, y: y + height / 2 }
}

/** At the edges are the foot of the form, and the parts of the window that scroll while one drags. */
function showInMiddle(handle: Locator) {
  return handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

async function dragLine(page: Page, from: number, to: number) {
  const handles = page.locator('[data-handle]')
  await showInMiddle(handles.nth(from))
  const [start, end] = [await centreOf(handles.nth(from)), await centreOf(handles.nth(to))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}

test(
  'images are pasted and dropped anywhere on the form, and other files are refused',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    const name = office.getByLabel(/^Product Name/)
    await name.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['x'], 'screenshot.png', { type: 'image/png' }))
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(office.getByText('Image added to the form.')).toBeVisible()
    const pictures = office.getByRole('list', { name: 'Images in their order' })
    await expect(pictures.getByRole('listitem')).toHaveCount(1)
    await name.evaluate((input) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'front.png', { type: 'image/png' }))
      dataTransfer.items.add(new File(['x'], 'terms.pdf', { type: 'application/pdf' }))
      input.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    })
    await expect(office.getByText('Drop images anywhere on this form')).toBeVisible()
    await name.evaluate((input) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'front.png', { type: 'image/png' }))
      dataTransfer.items.add(new File(['x'], 'terms.pdf', { type: 'application/pdf' }))
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      input.dispatchEvent(drop)
    })
    await expect(office.getByText('Drop images anywhere on this form')).toBeHidden()
    await expect(pictures.getByRole('listitem')).toHaveCount(2)
    await expect(office.getByText('Only image files are allowed')).toBeVisible()
    await expect(office.getByText(': terms.pdf')).toBeVisible()
  },
)

test(
  'from 1,600 px the card of the site shows what is typed',
  { tag: '@once' },
  async ({ office }) => {
    await office.setViewportSize({ width: 1600, height: 900 })
    await office.goto('/admin/products/new')
    const card = office.getByRole('complementary', { name: 'Preview' })
    await office.getByLabel(/^Product Name/).fill('Kaveri किताब 14')
    await office.getByLabel(/^Price/).fill('₹ 1,24,999.50')
    await expect(card.getByRole('heading', { name: 'Kaveri किताब 14' })).toBeVisible()
    await expect(card.getByText('₹1,24,999.50')).toBeVisible()
    await expect(card.getByText('In Stock')).toBeVisible()
    await office.getByLabel(/^Description/).fill('For teams that travel.\nWith a bag.')
    await expect(card.getByText('For teams that travel.', { exact: true })).toBeVisible()
    await office.getByLabel('Product Images').setInputFiles([await photo('card.png')])
    await expect(card.locator('img')).toHaveAttribute('src', /^blob:/)
    await expectAccessible(office)
    await office.setViewportSize({ width: 1366, height: 900 })
    await expect(card).toBeHidden()
  },
)

test('a line that is not understood is corrected, and the form can still be saved @once', async ({
  office,
  shop,
}) => {
  const specs = ['Memory: plenty', 'Storage: 512 GB SSD']
  const id = await shop.stock({ ...travelBook, name: aName(), specs })
  await office.goto(`/admin/products/edit/${id}`)
  await expect(office.getByText('Storage 512 GB', { exact: false }).first()).toBeVisible()
  const line = office.getByRole('listitem').filter({ hasText: 'Not understood' })
  await line.getByRole('button', { name: 'Correct' }).click()
  const dialog = office.getByRole('dialog', { name: 'Correct what was understood' })
  await dialog.getByLabel('Value in GB').fill('16')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await expect(office.getByText('Memory 16 GB (corrected)')).toBeVisible()
  await office.getByLabel(/^Brand/).fill('Kaveri Two')
  await office.getByRole('button', { name: 'Update Product' }).click()
  await expect(office.getByText('Product updated successfully!')).toBeVisible()
})

test('lines are read beside one that is too long', { tag: '@once' }, async ({ office, shop }) => {
  const specs = ['Remarks: none', 'Storage: 512 GB SSD']
  const id = await shop.stock({ ...travelBook, name: aName(), specs })
  await office.goto(`/admin/products/edit/${id}`)
  await expect(office.getByText('Storage 512 GB', { exact: false }).first()).toBeVisible()
  await office.getByLabel('Specification 1', { exact: true }).fill('x'.repeat(501))
  await office.getByLabel('Specification 2', { exact: true }).fill('1 TB SSD')
  await expect(office.getByText('Storage 1 TB', { exact: false }).first()).toBeVisible()
})

test('the page and the choices of a field stay where they are when its list opens', async ({
  office,
}) => {
  await office.goto('/admin/products/new')
  const category = office.getByRole('combobox', { name: 'Category', exact: true })
  // On the phone there is more room above it than below it, up to the very top of the page.
  await category.evaluate((field) =>
    scrollBy(0, field.getBoundingClientRect().top - innerHeight / 2),
  )
  const before = await office.evaluate(() => scrollY)
  await category.click()
  await expect(office.getByRole('option', { name: 'Select a category' })).toBeFocused()
  await expectAccessible(office, '[role="listbox"]')
  expect(await office.evaluate(() => scrollY)).toBe(before)
  const choice = office.getByRole('option', { name: 'UPS Systems' })
  await choice.hover()
  expect(await office.evaluate(() => scrollY)).toBe(before)
  await choice.click()
  await expect(category).toHaveText('UPS Systems')
})
