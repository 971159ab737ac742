import { openNavigation } from './office-steps.ts'
import { writeToUs } from './contact-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('Today shows what is to be done and the figures of some days', async ({ office, shop }) => {
  await writeToUs(shop)
  await office.goto('/admin/products')
  await openNavigation(office)
  await office.getByRole('link', { name: 'Today' }).click()
  await expect(office).toHaveURL(/\/admin\/today$/)
  await expect(office.getByRole('heading', { name: 'Enquiries a day' })).toBeVisible()
  await expect(office.getByRole('link', { name: /unanswered enquiries/ })).toBeVisible()
  await expect(office.getByRole('link', { name: /unanswered messages/ })).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: '90 days' }).click()
  await expect(office).toHaveURL(/days=90$/)
  await expect(office.getByRole('heading', { name: 'The last 90 days' })).toBeVisible()
  await office.getByRole('region', { name: 'Enquiries a day' }).getByText('Show as a table').click()
  await expect(office.getByRole('table', { name: 'Enquiries a day' }).getByRole('row')).toHaveCount(
    91,
  )
  await expectAccessible(office)
})

test(
  'Today says that enquiries wait in business hours, and when the next data request is due',
  { tag: '@once' },
  async ({ office }) => {
    await office.route('**/api/admin/today?*', async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as object
      const dataRequests = { open: 2, nextDueAt: '2026-01-05T10:00:00.000Z' }
      await route.fulfill({ response, json: { ...json, dataRequests } })
    })
    await office.goto('/admin/today')
    const waiting = office.getByRole('region', { name: 'Unanswered enquiries' })
    await expect(waiting.getByText('in business hours').first()).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('link', { name: /2 open data requests Next due 5 Jan/ }).click()
    await expect(office).toHaveURL(/\/admin\/privacy\?state=open$/)
  },
)

test(
  'a bar of Today leads to the enquiries of its category',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/today')
    const row = office.getByRole('table', { name: 'Enquiries by category' }).getByRole('row').nth(1)
    const count = await row.getByRole('cell').innerText()
    await row.getByRole('link').click()
    await expect(office).toHaveURL(/\/admin\/enquiries\?.*category=/)
    await expect(office.getByRole('status').filter({ hasText: `${count} enquir` })).toBeVisible()
    await office.goto('/admin/today?day=2026-01-05')
    await expect(office.getByRole('heading', { name: 'Searches on 5 Jan' })).toBeVisible()
    await expect(office.getByText('No searches on this day.')).toBeVisible()
    await office.getByRole('link', { name: 'Show all days' }).click()
    await expect(office).toHaveURL(/\/admin\/today$/)
  },
)

test(
  'a day that cannot be loaded can be tried again',
  { tag: '@once' },
  async ({ office, context }) => {
    await context.route('**/api/admin/today*', (route) => route.abort())
    await office.goto('/admin/today')
    await expect(office.getByText('The day could not be loaded.')).toBeVisible()
    await expectAccessible(office)
    await context.unroute('**/api/admin/today*')
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByRole('heading', { name: 'Enquiries a day' })).toBeVisible()
  },
)
