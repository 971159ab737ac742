import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { travelBook } from '../fixtures/goods.ts'
import { fillProduct, photo } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

/** Pictures are rendered in several sizes before they are stored. */
const whileRendering = { timeout: 20_000 }

const aName = () => `Kaveri Pictured ${randomUUID()}`
const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }

test('pictures are previewed, put in order by keyboard, removed, and stand on the site in that order', async ({
  office,
}) => {
  await office.goto('/admin/products/new')
  const name = aName()
  await fillProduct(office, name)
  await choose(office, ['back.png', 'side.png', 'box.png'])
  await expect(tiles(office)).toHaveCount(4)
  await expectShown(office, 'side.png')
  await office.getByRole('button', { name: 'Move side.png earlier' }).focus()
  await office.keyboard.press('Enter')
  await office.keyboard.press('Enter')
  await expect(office.getByText('side.png is now 1 of 4 new images')).toBeAttached()
  await expect(office.getByRole('button', { name: 'Move side.png earlier' })).toBeFocused()
  await office.getByRole('button', { name: 'Remove box.png' }).click()
  await expect.poll(() => names(office)).toEqual(['side.png', 'front.png', 'back.png'])
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'Add Product' }).click()
  await expect(office.getByText('Product added successfully!')).toBeVisible(whileRendering)
  await office.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(tiles(office)).toHaveCount(3)
  await expect.poll(() => names(office)).toEqual(['side.png', 'front.png', 'back.png'])
})

test('a picture can be dragged to another place', { tag: '@mouse' }, async ({ office }) => {
  await office.goto('/admin/products/new')
  await choose(office, ['a.png', 'b.png', 'c.png'])
  await tiles(office).first().dragTo(tiles(office).last())
  await expect.poll(() => names(office)).toEqual(['b.png', 'c.png', 'a.png'])
})

test(
  'files can be dropped, and one that is refused never throws away the others',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    const dropped = await office.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['a'], 'note.txt', { type: 'text/plain' }))
      data.items.add(new File(['b'], 'dropped.png', { type: 'image/png' }))
      return data
    })
    const zone = office.getByText('Choose images')
    await zone.dispatchEvent('dragover', { dataTransfer: dropped })
    await zone.dispatchEvent('drop', { dataTransfer: dropped })
    await expect.poll(() => names(office)).toEqual(['dropped.png'])
    await expect(office.getByText('Only image files are allowed')).toBeVisible()
  },
)

test(
  'a file that is no picture, too large or one too many is refused with the given texts',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    const input = office.getByLabel('Product Images')
    const large = { ...(await photo('large.png')), buffer: Buffer.alloc(5 * 1024 * 1024) }
    await input.setInputFiles([letter, large, await photo('good.png')])
    await expect(office.getByText('Only image files are allowed')).toBeVisible()
    await expect(office.getByText('Image size should be less than 5MB')).toBeVisible()
    await expect.poll(() => names(office)).toEqual(['good.png'])
    await choose(
      office,
      Array.from({ length: 11 }, (_, i) => `${i}.png`),
    )
    await expect(office.getByText('Maximum 10 images per product')).toBeVisible()
    await expect(tiles(office)).toHaveCount(10)
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
  },
)

test(
  'without an image nothing is added, and the field says so',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    await fillProduct(office, aName())
    await office.getByRole('button', { name: 'Remove front.png' }).click()
    await expect(office.getByLabel('Product Images')).toBeFocused()
    await office.getByRole('button', { name: 'Add Product' }).click()
    await expect(office.getByText('Please upload at least one product image')).toBeVisible()
    await expect(office.getByLabel('Product Images')).toBeFocused()
    await choose(office, ['late.png'])
    await expect(office.getByText('Please upload at least one product image')).toBeHidden()
  },
)

test(
  'the server judges by content, and what was chosen is still there',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    await fillProduct(office, aName())
    const page = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') }
    await office.getByLabel('Product Images').setInputFiles([page])
    await expect(office.getByText('No preview')).toBeVisible()
    await office.getByRole('button', { name: 'Add Product' }).click()
    await expect(office.getByText('Only image files are allowed')).toBeVisible(whileRendering)
    await expect.poll(() => names(office)).toEqual(['front.png', 'page.jpg'])
    await office.getByRole('button', { name: 'Remove page.jpg' }).click()
    await office.getByRole('button', { name: 'Add Product' }).click()
    await expect(office.getByText('Product added successfully!')).toBeVisible(whileRendering)
  },
)

test(
  'stored pictures are removed and put in order, new ones come after them',
  { tag: '@once' },
  async ({ office, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aName() })
    await office.goto(`/admin/products/edit/${id}`)
    await choose(office, ['second.png', 'third.png'])
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office.getByText('Product updated successfully!')).toBeVisible(whileRendering)
    await office.goto(`/admin/products/edit/${id}`)
    await expect(tiles(office)).toHaveCount(3)
    await choose(office, ['fourth.png'])
    await office.getByRole('button', { name: 'Remove 1.png' }).click()
    await office.getByRole('button', { name: 'Move third.png earlier' }).click()
    await expect.poll(() => names(office)).toEqual(['third.png', 'second.png', 'fourth.png'])
    await office.getByRole('button', { name: 'Update Product' }).click()
    await expect(office).toHaveURL(/\/admin\/products$/, whileRendering)
    await office.goto(`/admin/products/edit/${id}`)
    await expect(tiles(office)).toHaveCount(3)
    await expect.poll(() => names(office)).toEqual(['third.png', 'second.png', 'fourth.png'])
    await expectShown(office, 'fourth.png')
  },
)

test(
  'two who change the pictures of one product see both versions',
  { tag: '@once' },
  async ({ office, context, shop }) => {
    const id = await shop.stock({ ...travelBook, name: aName() })
    const other = await context.newPage()
    for (const page of [office, other]) await page.goto(`/admin/products/edit/${id}`)
    for (const [page, file] of [
      [office, 'theirs.png'],
      [other, 'mine.png'],
    ] as const) {
      await choose(page, [file])
      await page.getByRole('button', { name: 'Update Product' }).click()
      if (page === office) await expect(page).toHaveURL(/\/admin\/products$/, whileRendering)
    }
    const row = other.getByRole('row').filter({ hasText: 'Product Images' })
    await expect(row).toContainText('Changed by both', whileRendering)
    await expect(row.getByRole('img')).toHaveCount(4)
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Use their version for Product Images' }).click()
    await expect.poll(() => names(other)).toEqual(['1.png', 'theirs.png'])
  },
)

test(
  'an upload shows how far it is, and called back it leaves everything as it was',
  { tag: '@once' },
  async ({ office, context }) => {
    const name = aName()
    await office.goto('/admin/products/new')
    await fillProduct(office, name)
    const large = { ...(await photo('large.png')), buffer: Buffer.alloc(4 * 1024 * 1024, 'a') }
    await office.getByLabel('Product Images').setInputFiles([large])
    const line = await context.newCDPSession(office)
    const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 300_000 }
    await line.send('Network.emulateNetworkConditions', slow)
    await office.getByRole('button', { name: 'Add Product' }).dblclick()
    await expect(office.getByRole('button', { name: 'Adding Product...' })).toBeDisabled()
    await expect(office.getByRole('progressbar')).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(
      office.getByText('The upload was cancelled. Nothing has been saved.'),
    ).toBeVisible()
    await expect.poll(() => names(office)).toEqual(['front.png', 'large.png'])
    await expect(office.getByLabel('Product Name')).toHaveValue(name)
  },
)

test(
  'after a reload the texts are back, and the files are named that have to be chosen again',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/products/new')
    await fillProduct(office, aName())
    office.on('dialog', (dialog) => void dialog.accept())
    await office.reload()
    await expect(office.getByText(/choose again: front\.png/)).toBeVisible()
    await office.getByRole('button', { name: 'Discard draft' }).click()
    await expect(office.getByText(/choose again/)).toBeHidden()
  },
)

async function choose(page: Page, files: string[]) {
  const photos = await Promise.all(files.map((name, i) => photo(name, i + 2)))
  await page.getByLabel('Product Images').setInputFiles(photos)
}

function tiles(page: Page) {
  return page.getByRole('list', { name: 'Images in their order' }).getByRole('listitem')
}

/** In their order, whether they can be shown or not. */
async function names(page: Page) {
  const labels = await tiles(page)
    .getByRole('button', { name: /^Remove/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Remove ', ''))
}

async function expectShown(page: Page, name: string) {
  const picture = page.getByRole('img', { name })
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}
