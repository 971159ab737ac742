import { randomUUID } from 'node:crypto'
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
