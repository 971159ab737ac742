import { accountMessages } from '#contract/accounts/account.ts'
import { expect, expectAccessible, test } from './shop.ts'

test(
  'a sign-in page whose office cannot be loaded after an update reloads once, and then says what to do',
  { tag: '@once' },
  async ({ office, violations }) => {
    await office.route(/\/assets\/admin-layout/, (route) => route.fulfill({ status: 404 }))
    let opened = 0
    office.on('request', (request) => {
      if (request.isNavigationRequest()) opened += 1
    })
    await office.goto('/login')
    await expect(office.getByText(accountMessages.notOpened)).toBeVisible()
    await expectAccessible(office)
    // Each further reload would take less than half a second.
    await office.waitForTimeout(1500)
    expect(opened).toBe(2)
    await office.unroute(/\/assets\/admin-layout/)
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office).toHaveURL(/\/admin\/products$/)
    // React Router says in the console what it could not load.
    expect(violations.splice(0).join()).toContain('Error loading route module')
  },
)
