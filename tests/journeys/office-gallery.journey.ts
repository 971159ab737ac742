import type { Page } from '@playwright/test'
import { openNavigation } from './office-steps.ts'
import { aWord, cardNames, cards, choose, photosOf, search } from './picture-list-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'
import { asha } from '../fixtures/people.ts'

/** Pictures are rendered in several sizes before they are stored. */
const whileRendering = { timeout: 20_000 }

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a note') }
const torn = { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }

type Shown = { images: { name: string; alt: string }[] }

async function shownOf(page: Page, word: string) {
  const { images } = (await (await page.request.get('/api/gallery')).json()) as Shown
  return images.filter(({ name }) => name.startsWith(word))
}

test('of a mixed batch the images are stored, put in order by keyboard, described and deleted', async ({
  office,
}) => {
  const word = aWord()
  const names = [`${word}-a.png`, `${word}-b.png`]
  await office.goto('/admin/products')
  await openNavigation(office)
  await office.getByRole('link', { name: 'Gallery' }).click()
  await expect(office).toHaveURL(/\/admin\/gallery$/)
  await expect(office.getByText('Supported formats: JPG, PNG, GIF', { exact: true })).toBeVisible()
  // The screen follows keys once its list is there.
  await expect(async () => {
    const chooser = office.waitForEvent('filechooser', { timeout: 2000 })
    await office.keyboard.press('n')
    await chooser
  }).toPass()
  await choose(office, [note, ...(await photosOf(names)), torn])
  await expect(office.getByText('File note.txt is not an image')).toBeVisible()
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: 'Upload 3 images' }).click()
  await expect(office.getByText('2 image(s) uploaded successfully!')).toBeVisible(whileRendering)
  await expect(office.getByText('File torn.png is not an image')).toBeVisible()

  await search(office, word, 2)
  await expect.poll(() => cardNames(office)).toEqual(names)
  await office.getByRole('button', { name: `Move ${names[1]} earlier` }).focus()
  await office.keyboard.press('Enter')
  await expect(office.getByText(`${names[1]} is now 1 of 2`)).toBeAttached()
  await expect(office.getByRole('button', { name: `Move ${names[1]} earlier` })).toBeFocused()
  const shown = async () => (await shownOf(office, word)).map(({ name }) => name)
  await expect.poll(shown).toEqual(names.toReversed())

  await office.keyboard.press('j')
  await office.keyboard.press('k')
  await expect(cards(office).first()).toBeFocused()
  await office.keyboard.press('j')
  await office.keyboard.press('e')
  await expect(office.getByLabel('Alternative text')).toBeFocused()
  await office.getByLabel('Alternative text').fill('Our new showroom')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.keyboard.press('Enter')
  await expect(office.getByText('Image updated successfully!')).toBeVisible()
  await expect(office.getByRole('button', { name: `Edit ${names[0]}` })).toBeFocused()
  expect((await shownOf(office, word)).at(-1)?.alt).toBe('Our new showroom')

  await office.getByRole('button', { name: `Delete ${names[1]}` }).click()
  const dialog = office.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this image?',
  })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Image deleted successfully!')).toBeVisible()
  await expect(cards(office)).toHaveCount(1)
  await expect(office.getByRole('button', { name: `Delete ${names[0]}` })).toBeFocused()
  await expect.poll(shown).toEqual([names[0]])
})

test(
  'images are dragged to another place, and dropped into the page from outside',
  { tag: '@mouse' },
  async ({ office }) => {
    const word = aWord()
    const names = ['a', 'b', 'c'].map((letter) => `${word}-${letter}.png`)
    await office.goto('/admin/gallery')
    await choose(office, await photosOf(names))
    await office.getByRole('button', { name: 'Upload 3 images' }).click()
    await expect(office.getByText('3 image(s) uploaded successfully!')).toBeVisible(whileRendering)
    await search(office, word, 3)
    await cards(office).first().dragTo(cards(office).last())
    const after = [...names.slice(1), ...names.slice(0, 1)]
    await expect.poll(() => cardNames(office)).toEqual(after)
    await expect
      .poll(async () => (await shownOf(office, word)).map(({ name }) => name))
      .toEqual(after)

    const dropped = await office.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['b'], 'dropped.png', { type: 'image/png' }))
      return data
    })
    await office.getByText('Browse images').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(office.getByRole('button', { name: 'Remove dropped.png' })).toBeVisible()
  },
)

test(
  'too many images at once are all refused, and so are files that are no images',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/gallery')
    await choose(office, [note])
    await expect(office.getByText('No valid image files selected')).toBeVisible()
    await choose(
      office,
      Array.from({ length: 11 }, (_, at) => ({ ...torn, name: `${at}.png` })),
    )
    await expect(office.getByText('Maximum 10 images can be uploaded at once')).toBeVisible()
    await expect(office.getByRole('button', { name: /^Upload/ })).toHaveCount(0)
    await choose(office, [{ ...torn, buffer: Buffer.alloc(5_242_881) }])
    await expect(office.getByText('File torn.png exceeds 5MB limit')).toBeVisible()
  },
)

test(
  'an upload without a session asks for a sign-in, and continues after it',
  { tag: '@once' },
  async ({ office, shop }) => {
    const word = aWord()
    await office.goto('/admin/gallery')
    await choose(office, await photosOf([`${word}.png`]))
    await shop.endSession((await office.evaluate(() => localStorage.getItem('token'))) ?? '')
    await office.getByRole('button', { name: 'Upload 1 image' }).click()
    await expect(office.getByText('Unauthorized: Please log in again')).toBeVisible()
    const dialog = office.getByRole('alertdialog')
    await dialog.getByLabel('Password', { exact: true }).fill(asha.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(office.getByText('1 image(s) uploaded successfully!')).toBeVisible(whileRendering)
    await expect(office.getByText('Unauthorized: Please log in again')).toBeHidden()
    expect(await shownOf(office, word)).toHaveLength(1)
  },
)

test(
  'while it is uploading nothing else can be sent, and after a failure the files stay chosen',
  { tag: '@once' },
  async ({ office, context }) => {
    await office.goto('/admin/gallery')
    await choose(office, [torn])
    const upload = Promise.withResolvers<void>()
    await context.route('**/api/admin/gallery', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await upload.promise
      const message = 'Unexpected file field: files'
      return route.fulfill({ status: 400, json: { success: false, error: message, message } })
    })
    await office.getByRole('button', { name: 'Upload 1 image' }).click()
    await expect(office.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
    await expect(office.getByRole('progressbar')).toBeVisible()
    await expectAccessible(office)
    upload.resolve()
    const text = 'Invalid file field name. Ensure the field name is "images".'
    await expect(office.getByText(text)).toBeVisible()
    await expect(office.getByRole('button', { name: 'Upload 1 image' })).toBeEnabled()
  },
)
