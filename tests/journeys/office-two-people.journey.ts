import type { Page } from '@playwright/test'
import { callsTo } from '../calls-to.ts'
import { travelBook } from '../fixtures/goods.ts'
import { asha } from '../fixtures/people.ts'
import { addressOf, asked } from './office-enquiry-steps.ts'
import { choose } from './office-steps.ts'
import { aWord, cards, choose as chooseFiles, photosOf } from './picture-list-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

const once = { tag: '@once' }

test(
  'two people who change one template see both versions, and neither is lost',
  once,
  async ({ office }) => {
    const name = `Quote ${aWord()}`
    await office.goto('/admin/settings/templates')
    await office.getByRole('button', { name: 'Add template' }).click()
    await office.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
    await office.getByRole('button', { name: 'Save template' }).click()
    await office.getByRole('button', { name: `Edit ${name}` }).click()
    const mine = office.getByRole('dialog')
    await mine.getByLabel('Subject').fill('Our offer')
    await mine.getByLabel('Text', { exact: false }).first().fill('Good day {name},')
    const other = await secondTab(office)
    await other.getByRole('button', { name: `Edit ${name}` }).click()
    const theirs = other.getByRole('dialog')
    await theirs.getByLabel('Text', { exact: false }).first().fill('Hello {name},')
    await theirs.getByRole('button', { name: 'Save template' }).click()
    await expect(theirs).toBeHidden()
    await mine.getByRole('button', { name: 'Save template' }).click()
    const title = 'Someone else has changed this template since you opened it.'
    await expect(mine.getByRole('heading', { name: title })).toBeFocused()
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    await mine.getByRole('button', { name: 'Use their version for Text' }).click()
    await mine.getByRole('button', { name: 'Keep mine' }).click()
    await expect(mine).toBeHidden()
    const row = office.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Our offer')
    await expect(row).toContainText('Hello {name},')
  },
)

test(
  'two people who edit one logo both see the other text before it is overwritten',
  once,
  async ({ office }) => {
    const name = await uploadLogo(office)
    const edit = (page: Page) => page.getByRole('button', { name: `Edit ${name}` })
    const form = (page: Page) => page.getByRole('form', { name: `Edit ${name}` })
    await edit(office).click()
    await form(office).getByLabel('Category').fill('Schools')
    await form(office).getByLabel('Link').fill('https://example.com/college')
    const other = await secondTab(office)
    await edit(other).click()
    await form(other).getByLabel('Link').fill('https://example.com/school')
    await form(other).getByRole('button', { name: 'Save' }).click()
    await expect(form(other)).toBeHidden()
    await form(office).getByRole('button', { name: 'Save' }).click()
    await expect(
      office.getByRole('heading', { name: /^Someone else has changed this logo/ }),
    ).toBeFocused()
    await expectAccessible(office)
    await form(office).getByRole('button', { name: 'Use their version for Link' }).click()
    await expect(
      office.getByRole('heading', { name: /^Someone else has changed this logo/ }),
    ).toBeFocused()
    await form(office).getByRole('button', { name: 'Keep mine' }).click()
    await expect(form(office)).toBeHidden()
    await expect(cards(office).first()).toContainText('example.com/school')
    await expect(cards(office).first()).toContainText('Schools')
  },
)

test(
  'two people who edit the story of one client both see the other text before it is overwritten',
  once,
  async ({ office }) => {
    const name = await uploadLogo(office)
    const story = (page: Page) => page.getByRole('dialog', { name: /^Story of/ })
    const opener = (page: Page) => page.getByRole('button', { name: `Story of ${name}` })
    const other = await secondTab(office)
    await opener(office).click()
    await story(office).getByLabel('Title').fill('Forty laptops')
    await opener(other).click()
    await story(other).getByLabel('Title').fill('Fifty laptops')
    await story(other).getByRole('button', { name: 'Save' }).click()
    await expect(story(other)).toBeHidden()
    await story(office).getByRole('button', { name: 'Save' }).click()
    await expect(
      office.getByRole('heading', { name: /^Someone else has changed this story/ }),
    ).toBeFocused()
    await story(office)
      .getByRole('button', { name: 'Use their version', exact: true })
      .first()
      .click()
    await expect(story(office).getByLabel('Title')).toHaveValue('Fifty laptops')
  },
)

test(
  'a field of a template that only the other person has changed is in the form, and saving again stores both changes',
  once,
  async ({ office }) => {
    const name = `Quote ${aWord()}`
    await office.goto('/admin/settings/templates')
    await office.getByRole('button', { name: 'Add template' }).click()
    const dialog = (page: Page) => page.getByRole('dialog')
    await dialog(office).getByLabel('Name', { exact: true }).fill(name)
    const save = (page: Page) => page.getByRole('button', { name: 'Save template' }).click()
    await save(office)
    const edit = (page: Page) => page.getByRole('button', { name: `Edit ${name}` }).click()
    await edit(office)
    const other = await secondTab(office)
    await edit(other)
    await dialog(other).getByLabel('Subject').fill('Our offer')
    await save(other)
    await expect(dialog(other)).toBeHidden()
    await dialog(office).getByLabel('Text', { exact: false }).first().fill('Good day {name},')
    await save(office)
    await expect(
      dialog(office).getByRole('list', { name: /^Changed by somebody else/ }),
    ).toContainText('SubjectOur offer')
    await expect(dialog(office).getByRole('table')).toHaveCount(0)
    await expect(dialog(office).getByLabel('Subject')).toHaveValue('Our offer')
    await expectAccessible(office)
    await save(office)
    await expect(dialog(office)).toBeHidden()
    const row = office.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Our offer')
    await expect(row).toContainText('Good day {name},')
  },
)

test(
  'text that is typed into the card of an image or a story is there again after a reload',
  once,
  async ({ office }) => {
    const name = await uploadLogo(office)
    office.on('dialog', (dialog) => void dialog.accept())
    await office.getByRole('button', { name: `Edit ${name}` }).click()
    const alt = office.getByLabel('Alternative text')
    await alt.fill('City school, Pune')
    await office.reload()
    await office.getByRole('button', { name: `Edit ${name}` }).click()
    await expect(alt).toHaveValue('City school, Pune')
    await expect(office.getByText('has been restored')).toBeVisible()
    await office.getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('button', { name: `Story of ${name}` }).click()
    await office.getByLabel('Title').fill('Forty laptops')
    await office.reload()
    await office.getByRole('button', { name: `Story of ${name}` }).click()
    await expect(office.getByLabel('Title')).toHaveValue('Forty laptops')
    await office.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('button', { name: `Story of ${name}` }).click()
    await expect(office.getByLabel('Title')).toHaveValue('')
  },
)

test(
  'mail settings that somebody else has saved meanwhile are shown beside what was typed',
  once,
  async ({ office }) => {
    await office.goto('/admin/settings')
    const other = await secondTab(office)
    await fillMail(office, { recipient: 'asha@example.com' })
    await fillMail(other, { recipient: 'ravi@example.com' })
    await choose(other, 'Encryption', 'TLS from the start (usually port 465)')
    const save = (page: Page) => page.getByRole('button', { name: 'Save Mail Settings' }).click()
    await save(other)
    await expect(other.getByText('Mail settings saved. They are in use.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Save Mail Settings' })).toBeFocused()
    await save(office)
    await expect(
      office.getByRole('heading', { name: /^Someone else has changed the mail settings/ }),
    ).toBeFocused()
    await expectAccessible(office)
    await expect(
      office
        .getByRole('list', { name: /^Changed by somebody else/ })
        .getByRole('listitem')
        .first(),
    ).toHaveText('EncryptionTLS from the start (usually port 465)')
    await expect(office.getByRole('row', { name: /^Recipient of enquiries/ })).toContainText(
      'What is stored nowravi@example.com',
    )
    await expect(office.getByLabel(/^Recipient of enquiries/)).toHaveValue('asha@example.com')
    await office.getByLabel('Password', { exact: true }).fill('typed-by-asha')
    await office.getByRole('button', { name: 'Use their version', exact: true }).last().click()
    await expect(office.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(office.getByLabel(/^Recipient of enquiries/)).toHaveValue('ravi@example.com')
    await other.getByRole('button', { name: 'Remove', exact: true }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(other.getByText('Mail settings removed')).toBeVisible()
    await expect(other.getByLabel(/^SMTP server/)).toBeFocused()
  },
)

test(
  'a product or an enquiry that somebody else has deleted is restored from its form, and the same press saves what was typed',
  once,
  async ({ office, shop }) => {
    const name = `Kaveri ${aWord()}`
    const id = await shop.stock({ ...travelBook, name })
    await office.goto(`/admin/products/edit/${id}`)
    const price = office.getByLabel(/^Price/)
    await price.fill('61990')
    const { call } = callsTo(shop.address, await shop.signIn())
    await call('DELETE', `/admin/products-del/${id}`)
    const update = office.getByRole('button', { name: 'Update Product' })
    await update.click()
    await expect(office.getByRole('alert')).toContainText(/^This product was deleted by .+ trash/)
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Restore' }).click()
    await expect(office.getByText('The product was restored.')).toBeVisible()
    await expect(price).toHaveValue('61990')
    await update.click()
    await expect(office.getByText('Product updated successfully!')).toBeVisible()

    const product = await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    await expect(office).toHaveURL(/\/admin\/enquiries\/\w{26}/)
    const [, enquiryId] = /enquiries\/(\w{26})/.exec(office.url()) ?? []
    const note = office.getByLabel('Add a note')
    await note.fill(`About ${product}`)
    await call('DELETE', `/admin/enquiries/${enquiryId}`)
    const add = office.getByRole('button', { name: 'Add note' })
    await add.click()
    await office.getByRole('button', { name: 'Restore' }).click()
    await expect(office.getByText('The enquiry was restored.')).toBeVisible()
    await add.click()
    await expect(office.getByText(`About ${product}`)).toBeVisible()
    await call('DELETE', `/admin/enquiries/${enquiryId}`)
    await choose(office.locator('dl'), 'Assigned to', `Me (${asha.email})`)
    const deleted = office.getByRole('alert').filter({ hasText: 'was deleted by' })
    await expect(deleted).toContainText(/^This enquiry was deleted by .+ trash/)
    await office.getByRole('button', { name: 'Restore' }).click()
    await expect(office.getByText('Choose again what you wanted to change.')).toBeVisible()
    await choose(office.locator('dl'), 'Assigned to', `Me (${asha.email})`)
    await expect(office.getByText('Follow-up saved')).toBeVisible()
    await office.goto(addressOf(product))
    await office.getByLabel('Status of Vasundhara').waitFor()
    await call('DELETE', `/admin/enquiries/${enquiryId}`)
    await choose(office, 'Status of Vasundhara', 'Resolved')
    await expect(deleted).toContainText(/^The enquiry from Vasundhara was deleted by .+ trash/)
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Restore' }).click()
    await expect(office.getByText('The enquiry from Vasundhara was restored.')).toBeVisible()
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    await expect(office.getByText(`About ${product}`)).toBeVisible()
    await call('DELETE', `/admin/enquiries/${enquiryId}`)
    await call('DELETE', `/admin/trash/enquiries/${enquiryId}`)
    await note.fill('Once more')
    await add.click()
    await expect(office.getByRole('alert')).toContainText('This enquiry no longer exists.')
  },
)

/** The name of the logo of a client that is stored and shown. */
async function uploadLogo(office: Page) {
  const name = `${aWord()}.png`
  await office.goto('/admin/clients')
  await chooseFiles(office, await photosOf([name]))
  await office.getByRole('button', { name: 'Upload 1 image' }).click()
  await office.getByRole('button', { name: `Edit ${name}` }).waitFor()
  return name
}

async function fillMail(page: Page, { recipient }: { recipient: string }) {
  await page.getByLabel(/^SMTP server/).fill('smtp.example.com')
  await page.getByLabel(/^Sender address/).fill('office@example.com')
  await page.getByLabel(/^Recipient of enquiries/).fill(recipient)
}

/** The same screen, with what is stored at this moment. */
async function secondTab(office: Page) {
  const tab = await office.context().newPage()
  await tab.goto(office.url())
  return tab
}
