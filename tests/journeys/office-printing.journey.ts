import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { readPdf } from '../fixtures/read-pdf.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

/** Found by nothing else. */
const aModel = () => `PR${randomUUID().replaceAll('-', '')}`

test('a catalogue is made of what the list finds, or of what is selected in it', async ({
  office,
  shop,
}) => {
  const modelNo = aModel()
  await shop.stock({ ...travelBook, modelNo })
  await shop.stock({ ...tallyPrinter, modelNo })
  await office.goto(`/admin/products?q=${modelNo}`)
  await expect(office.getByText('2 products')).toBeVisible()
  await office.getByRole('button', { name: 'Catalogue...' }).click()
  const dialog = office.getByRole('dialog', { name: 'Catalogue of 2 products' })
  await dialog.getByLabel('Prepared for').fill('Anand Traders')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  const all = await downloaded(() => dialog.getByRole('button', { name: 'Download PDF' }).click())
  expect(all).toContain('Prepared for Anand Traders')
  expect(all).toContain(travelBook.name)
  expect(all).toContain(tallyPrinter.name)
  await expect(dialog).toBeHidden()
  await office.getByRole('checkbox', { name: `Select ${tallyPrinter.name}` }).check()
  await office.getByRole('button', { name: 'Catalogue...' }).click()
  const selected = office.getByRole('dialog', { name: 'Catalogue of 1 product' })
  await selected.getByLabel('Layout').click()
  await office.getByRole('option', { name: 'Price list' }).click()
  const one = await downloaded(() => selected.getByRole('button', { name: 'Download PDF' }).click())
  expect(one).toContain(tallyPrinter.name)
  expect(one).not.toContain(travelBook.name)

  async function downloaded(press: () => Promise<void>) {
    const [download] = await Promise.all([office.waitForEvent('download'), press()])
    return readPdf(await readFile(await download.path())).pages.join('\n')
  }
})

test(
  'a letter with a catalogue needs an address, and says so at its field',
  { tag: '@once' },
  async ({ office, shop }) => {
    const modelNo = aModel()
    await shop.stock({ ...travelBook, modelNo })
    await office.goto(`/admin/products?q=${modelNo}`)
    await office.getByRole('button', { name: 'Catalogue...' }).click()
    const dialog = office.getByRole('dialog', { name: 'Catalogue of 1 product' })
    await dialog.getByRole('button', { name: 'Send by e-mail...' }).click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    const address = dialog.getByLabel('E-mail')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toBeFocused()
    await expectAccessible(office)
    await dialog.getByRole('button', { name: 'Download instead' }).click()
    await expect(address).toBeHidden()
  },
)
