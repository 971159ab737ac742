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
