import { refusedResponse } from '#contract/refused-response.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { expect, test } from './shop.ts'

const text = serverMessages.databaseUnavailable
const json = refusedResponse(text)

test(
  'an outage is shown on every screen of the back office and signs nobody out',
  { tag: '@once' },
  async ({ office }) => {
    await office.route('**/api/**', (route) => route.fulfill({ status: 503, json }))
    const screens = [
      'products',
      'enquiries',
      'contacts',
      'gallery',
      'partners',
      'emails',
      'account',
    ]
    for (const screen of screens) {
      await office.goto(`/admin/${screen}`)
      await expect(office.getByText(text).first()).toBeVisible()
      await expect(office).toHaveURL(new RegExp(`/admin/${screen}$`))
    }
    await office.goto('/admin/enquiries')
    await expect(office.getByText(text)).toBeVisible()
    await office.unroute('**/api/**')
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByText(text)).toBeHidden()
    await expect(office.getByRole('row').nth(1)).toBeVisible()
  },
)
