import { randomInt } from 'node:crypto'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'
import type { Page } from '@playwright/test'

/** Somebody whom no other test knows. */
function newCompany() {
  const digits = String(randomInt(10 ** 7, 10 ** 8))
  return {
    company: `Monsoon Mills ${digits}`,
    email: `buyer@monsoon${digits}.example`,
    phone: `98${digits}`,
  }
}

async function enquire(page: Page, sender: object, message: string) {
  const enquiry = { name: 'Farah Khan', product: 'A printer', message, ...sender }
  const { status } = await page.evaluate(async (body) => {
    const { status } = await fetch('/api/enquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status }
  }, enquiry)
  expect(status).toBe(201)
}

test('enquiries of one phone number are one customer, found by any of its facts', async ({
  office,
}) => {
  const { company, email, phone } = newCompany()
  await office.goto('/admin/customers')
  await enquire(office, { company, email, phone }, 'How much is it with delivery?')
  await enquire(
    office,
    { email: `second-${email}`, phone: `+91 ${phone}` },
    'And in white, please?',
  )
  for (const q of [company, email, phone, `0${phone}`]) {
    await office.goto(`/admin/customers?q=${encodeURIComponent(q)}`)
    await expect(office.getByRole('row').filter({ hasText: company })).toContainText('2 enquiries')
  }
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: company }).click()
  await expect(office.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  const timeline = office.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('listitem')).toHaveText([/white/, /delivery/])
  await expect(office.getByRole('link', { name: `second-${email}` })).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await timeline.getByRole('link', { name: 'A printer' }).first().click()
  await expect(office).toHaveURL(/\/admin\/enquiries\//)
  await office.goBack()
  await office.getByRole('link', { name: 'Customers' }).last().click()
  await expect(office).toHaveURL(/\/admin\/customers$/)
})
