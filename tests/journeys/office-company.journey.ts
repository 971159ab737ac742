import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { drawing } from '../fixtures/drawings.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

/** Once, because all journeys have one company. */
const once = { tag: '@once' }

test(
  'an owner changes a text of the company, and restores what was before',
  once,
  async ({ office, shop }) => {
    const text = `Closed on ${randomUUID()}`
    const footer = async () => {
      const [, footer = ''] = (await (await fetch(`${shop.address}/privacy`)).text()).split(
        '<footer',
      )
      return footer
    }
    await office.goto('/admin/company')
    await office.getByLabel('Text of the footer').fill(text)
    const line = office.getByRole('group', { name: 'Business hours 2' })
    const days = line.getByLabel('Days')
    await days.fill('Fri')
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(days).toBeFocused()
    await expect(line).toContainText('Business hours 2: Please enter days such as Mon-Fri or Sat')
    await expectAccessible(office)
    await days.fill('Sat')
    await expect(line).not.toContainText('Please enter days')
    await office.getByLabel('GST number').fill('22AAAAA0000A1Z5')
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(office.getByLabel('GST number')).toBeFocused()
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    await office.getByLabel('GST number').fill('')
    await office.reload()
    await expect(office.getByText('What you typed here before has been restored.')).toBeVisible()
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(office.getByText('Company updated')).toBeVisible()
    await expect(office.getByText('Not saved yet')).toBeHidden()
    expect(await footer()).toContain(text)
    await office
      .getByRole('button', { name: /^Restore what was before/ })
      .first()
      .click()
    await expect(office.getByText('Earlier version restored')).toBeVisible()
    await expect(office.getByLabel('Text of the footer')).toHaveValue('')
    expect(await footer()).not.toContain(text)
  },
)

test(
  'an owner looks at the site with another colour and text before saving',
  once,
  async ({ office, context }) => {
    const promise = `We reply within ${randomUUID()}`
    await office.goto('/admin/company')
    await office.getByLabel('Reply-time promise').fill(promise)
    await office.getByLabel('Colour', { exact: true }).fill('#f7a072')
    await office.getByRole('button', { name: 'Preview' }).click()
    await expect(office.getByText(/a contrast of 1\.8, and 4\.5 is needed/)).toBeVisible()
    await office.getByLabel('Colour', { exact: true }).fill('#005a9c')
    await office.getByRole('button', { name: 'Preview' }).click()
    await expect(office.getByText('The preview is ready. Nothing is saved.')).toBeVisible()
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    const opened = context.waitForEvent('page')
    await office.getByRole('link', { name: /^Contact Us/ }).click()
    const preview = await opened
    await expect(preview.getByText('Preview: this is not on the site yet.')).toBeVisible()
    await expect(preview.getByText(promise)).toBeVisible()
    await expect(preview.locator('html')).toHaveAttribute('style', /--action: ?#005a9c/)
    await expectAccessible(preview)
    await expectNoSidewaysScroll(preview)
    await preview.goto('/contact')
    await expect(preview.getByText(promise)).toHaveCount(0)
    await office.getByRole('button', { name: 'Discard changes' }).click()
  },
)

test(
  'an owner uploads a logo, looks at it before it is saved, and takes it away by the history',
  once,
  async ({ office, context, shop }) => {
    const header = async () =>
      (await (await fetch(`${shop.address}/privacy`)).text()).split('<main')[0]
    await office.goto('/admin/company')
    const logo = await drawing('png', { width: 600, height: 120 }, 77)
    await office.getByLabel('Logo', { exact: true }).setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no image at all'),
    })
    await expect(office.getByText('File notes.png is not an image')).toBeVisible()
    await office
      .getByLabel('Logo', { exact: true })
      .setInputFiles({ name: 'our-logo.png', mimeType: 'image/png', buffer: logo })
    await expect(office.getByText('Image uploaded. It is shown once you save.')).toBeVisible()
    await expect(office.getByRole('img', { name: 'The logo' })).toBeVisible()
    await office.reload()
    await expect(office.getByText('our-logo.png')).toBeVisible()
    await office.getByRole('button', { name: 'Preview' }).click()
    const opened = context.waitForEvent('page')
    await office.getByRole('link', { name: /^About Us/ }).click()
    const preview = await opened
    const shown = preview.getByRole('banner').getByRole('img', { name: /./ })
    await expect(shown).toHaveJSProperty('complete', true)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
    await expectAccessible(preview)
    await expectNoSidewaysScroll(preview)
    await preview.close()
    expect(await header()).not.toContain('company-logo')
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(office.getByText('Company updated')).toBeVisible()
    expect(await header()).toContain('company-logo')
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    await office
      .getByRole('button', { name: /^Restore what was before/ })
      .first()
      .click()
    await expect(office.getByText('Earlier version restored')).toBeVisible()
    expect(await header()).not.toContain('company-logo')
  },
)

test(
  'a preview is offered for what the form shows, and for nothing earlier',
  once,
  async ({ office }) => {
    await office.goto('/admin/company')
    const ready = office.getByText('The preview is ready. Nothing is saved.')
    const promiseOf = office.getByLabel('Reply-time promise')
    await promiseOf.fill('Quotes within two hours.')
    await office.getByRole('button', { name: 'Preview' }).click()
    await expect(ready).toBeVisible()
    await office.getByRole('button', { name: 'Discard changes' }).click()
    await expect(ready).toBeHidden()
    const { promise, resolve } = Promise.withResolvers<void>()
    await office.route('**/api/admin/company/preview', async (route) => {
      await promise
      await route.continue()
    })
    await promiseOf.fill('Quotes within three hours.')
    await office.getByRole('button', { name: 'Preview' }).click()
    await promiseOf.fill('Quotes within four hours.')
    resolve()
    await expect(office.getByText(/^The form was changed meanwhile/)).toBeVisible()
    await expect(ready).toBeHidden()
    await office.getByRole('button', { name: 'Discard changes' }).click()
  },
)

test(
  'a text of the company that only another owner has changed stays when a different text is saved afterwards',
  once,
  async ({ office, context }) => {
    const other = await context.newPage()
    for (const page of [office, other]) await page.goto('/admin/company')
    const promise = (page: Page) => page.getByLabel('Reply-time promise')
    const footer = (page: Page) => page.getByLabel('Text of the footer')
    const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
    const promised = await promise(office).inputValue()
    await promise(office).fill('Quotes within two hours.')
    await save(office)
    await expect(office.getByText('Company updated')).toBeVisible()
    await footer(other).fill('Closed on Sunday')
    await save(other)
    await expect(
      other.getByRole('list', { name: /^Changed by somebody else/ }).getByRole('listitem'),
    ).toHaveText(['Reply-time promiseQuotes within two hours.'])
    await expect(other.getByRole('table', { name: 'Where the versions differ' })).toHaveCount(0)
    await expectAccessible(other)
    await expectNoSidewaysScroll(other)
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await expect(other.getByText('Company updated')).toBeVisible()
    await other.reload()
    await expect(promise(other)).toHaveValue('Quotes within two hours.')
    await expect(footer(other)).toHaveValue('Closed on Sunday')
    await promise(other).fill(promised)
    await footer(other).fill('')
    await save(other)
    await expect(other.getByText('Not saved yet')).toBeHidden()
  },
)

test(
  'a storage period that deletes enquiries is saved only after somebody has agreed to how many',
  once,
  async ({ office }) => {
    await office.goto('/admin/company')
    await office.route('**/api/admin/company/deletions', (route) =>
      route.fulfill({
        json: { success: true, enquiries: 1237, messages: 1, emails: 0, usageDays: 1, networks: 2 },
      }),
    )
    const months = office.getByLabel('Months to store enquiries')
    const save = office.getByRole('button', { name: 'Save', exact: true })
    await months.fill('3')
    await save.click()
    const dialog = office.getByRole('alertdialog')
    await expect(dialog).toContainText(
      'Delete 1,237 enquiries, 1 message, the counts of use on 1 day and 2 networks of events in the audit for ever?',
    )
    await expectAccessible(office)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(save).toBeFocused()
    await expect(months).toHaveValue('3')
    await expect(office.getByText('Not saved yet')).toBeVisible()
    await save.click()
    await dialog.getByRole('button', { name: 'Save and delete' }).click()
    await expect(office.getByText('Company updated')).toBeVisible()
    await office.unroute('**/api/admin/company/deletions')
    await months.fill('')
    await save.click()
    await expect(office.getByText('Not saved yet')).toBeHidden()
  },
)
