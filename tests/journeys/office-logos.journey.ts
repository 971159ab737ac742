import { aWord, cardNames, cards, choose, photosOf, search } from './picture-list-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

/** Pictures are rendered in several sizes before they are stored. */
const whileRendering = { timeout: 20_000 }

type Shown = { clients: { filename: string; category: string | null; link: string | null }[] }

test('clients come first with their category, and change it and their link in place', async ({
  office,
}) => {
  const word = aWord()
  const [school, bank] = [`${word}-school.png`, `${word}-bank.png`]
  await office.goto('/admin/clients')
  await choose(office, await photosOf([school, bank]))
  await office.getByLabel('Category (optional)').fill(`Schools ${word}`)
  await office.getByRole('button', { name: 'Upload 2 images' }).click()
  await expect(office.getByText('2 client logo(s) uploaded successfully!')).toBeVisible(
    whileRendering,
  )
  await expect(cards(office).first()).toContainText(school)
  await expect(cards(office).first()).toContainText(`Schools ${word}`)

  await office.getByRole('button', { name: `Edit ${bank}` }).click()
  await office.getByLabel('Category', { exact: true }).fill('')
  await office.getByLabel('Link').fill('javascript:alert(1)')
  await office.getByLabel('Position').fill('1')
  await office.getByRole('button', { name: 'Save' }).click()
  const fault = 'Please enter a web address that begins with http:// or https://'
  await expect(office.getByText(fault)).toBeVisible()
  await expect(office.getByLabel('Link')).toBeFocused()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByLabel('Link').fill('www.example.com')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Logo updated successfully!')).toBeVisible()
  await search(office, word, 2)
  await expect.poll(() => cardNames(office)).toEqual([bank, school])
  await expect(cards(office).first()).toContainText('Uncategorized')
  const { clients } = (await (await office.request.get('/api/clients')).json()) as Shown
  const shown = clients.find(({ filename }) => filename === bank)
  expect([shown?.category, shown?.link]).toEqual([null, 'https://www.example.com'])
})

test(
  'text typed into a card and chosen files are not lost by another card, page or click',
  { tag: '@once' },
  async ({ office }) => {
    const word = aWord()
    const [school, bank] = [`${word}-school.png`, `${word}-bank.png`]
    const [altOf, edit] = [
      (name: string) =>
        office.getByRole('form', { name: `Edit ${name}` }).getByLabel(/^Alternative/),
      (name: string) => office.getByRole('button', { name: `Edit ${name}` }),
    ]
    await office.goto('/admin/clients')
    await choose(office, await photosOf([school, bank]))
    await office.getByRole('link', { name: 'Partners' }).click()
    const unsent = office.getByRole('alertdialog', { name: 'Leave without uploading?' })
    await expect(unsent).toContainText('The 2 chosen images will be lost.')
    await unsent.getByRole('button', { name: 'Stay here' }).click()
    await office.getByRole('button', { name: 'Upload 2 images' }).click()
    await expect(office.getByText('2 client logo(s) uploaded')).toBeVisible(whileRendering)

    await edit(school).click()
    await edit(bank).click()
    await expect(altOf(bank)).toBeFocused()
    await expect(edit(school)).toBeVisible()
    await altOf(bank).fill('A bank')
    await office.keyboard.press('Escape')
    await edit(school).click()
    await expect(altOf(school)).toBeFocused()
    await expect(altOf(bank)).toHaveValue('A bank')
    await search(office, `${word}-school`, 1)
    await search(office, word, 2)
    await expect(altOf(bank)).toHaveValue('A bank')

    await office.getByRole('link', { name: 'Partners' }).click()
    const unsaved = office.getByRole('alertdialog', { name: 'Leave without saving?' })
    await unsaved.getByRole('button', { name: 'Keep editing' }).click()
    await expect(unsaved).toBeHidden()
    await altOf(bank).press('Enter')
    await expect(office.getByText('Logo updated successfully!')).toBeVisible()
    await expect(edit(bank)).toBeFocused()
    await office.getByRole('link', { name: 'Partners' }).click()
    await expect(office).toHaveURL(/\/admin\/partners$/)
  },
)

test(
  'a partner is uploaded and deleted with the given texts',
  { tag: '@once' },
  async ({ office }) => {
    const name = `${aWord()}.png`
    await office.goto('/admin/partners')
    const formats = 'Supported formats: JPG, PNG, GIF, WEBP (Max 5MB, 10 files)'
    await expect(office.getByText(formats)).toBeVisible()
    await choose(office, await photosOf([name]))
    await office.getByRole('button', { name: 'Upload 1 image' }).click()
    await expect(office.getByText('1 partner image(s) uploaded successfully!')).toBeVisible(
      whileRendering,
    )
    await office.getByRole('button', { name: `Delete ${name}` }).click()
    const question = 'Are you sure you want to delete this partner image?'
    const dialog = office.getByRole('alertdialog', { name: question })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText('Partner image deleted successfully!')).toBeVisible()
    await expect(office.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0)
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(office.getByText(`${name} was restored.`)).toBeVisible()
    await expect(office.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
  },
)

const screens = [
  ['gallery', 'No images found', 'Failed to load images'],
  ['partners', 'No partner images found', 'Failed to load partners'],
  ['clients', 'No client logos found', 'Failed to load clients'],
] as const

test(
  'a list without pictures, and one that cannot be read, say so',
  { tag: '@once' },
  async ({ office, context }) => {
    for (const [screen, none, failed] of screens) {
      const list = `**/api/admin/${screen}?*`
      await context.route(list, (route) => {
        const json = { success: true, images: [], partners: [], clients: [], total: 0 }
        return route.fulfill({ json })
      })
      await office.goto(`/admin/${screen}`)
      await expect(office.getByText(none)).toBeVisible()
      await expectAccessible(office)
      await context.unroute(list)
      await context.route(list, (route) => route.abort())
      await office.reload()
      await expect(office.getByText(failed)).toBeVisible()
      await expect(office.getByText(none)).toBeHidden()
      await expectAccessible(office)
      await context.unroute(list)
      await office.getByRole('button', { name: 'Try again' }).click()
      await expect(office.getByText(failed)).toBeHidden()
    }
  },
)

test('a thousand logos are shown in pages, and a broken one has a stand-in', async ({
  office,
  context,
}) => {
  await context.route('**/api/admin/partners?*', (route) => {
    const page = Number(new URL(route.request().url()).searchParams.get('page'))
    const partners = Array.from({ length: 48 }, (_, at) => logo((page - 1) * 48 + at + 1))
    return route.fulfill({ json: { success: true, partners, total: 1000 } })
  })
  await office.goto('/admin/partners')
  await expect(office.getByText('Partner logos (1,000)')).toBeVisible()
  await expect(office.getByText('1–48 of 1,000 logos')).toBeVisible()
  await expect(cards(office)).toHaveCount(48)
  await expect(cards(office).first()).toContainText('No preview')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: 'Next' }).click()
  await expect(office.getByText('49–96 of 1,000 logos')).toBeVisible()
  await office.getByRole('button', { name: 'Edit 50.png' }).click()
  await expect(office.getByLabel('Position (1 to 1000)')).toHaveValue('50')
})

function logo(number: number) {
  const missing = `/pictures/${'0'.repeat(40)}/320.webp`
  return {
    id: `logo${number}`,
    filename: `${number}.png`,
    logoUrl: missing,
    thumbnail: missing,
    alt: `Logo ${number}`,
    link: null,
  }
}
