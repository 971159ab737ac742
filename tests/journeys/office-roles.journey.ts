import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountMessages } from '#contract/accounts/account.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { callsTo } from '../calls-to.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

/** What only those see who may do it. */
const offers =
  /^(Add|Delete|Edit|Duplicate|Upload|Restore|Set|Status of|Stock status of|Price of .* Change|Published|Featured on Home|Write a reply|Generate|Move|Remove|Send|Import|Merge|Not the same|Invite|Check the audit|Withdraw)\b/

/** The office asks for its session at times: such a request may be under way when the page closes. */
test.afterEach(({ office }) => office.unrouteAll({ behavior: 'ignoreErrors' }))

test('a viewer is offered nothing that changes anything', async ({ office }) => {
  await signedInAs(office, 'viewer')
  for (const [path, shown] of [
    ['/admin/products', 'View'],
    ['/admin/products/view', 'View'],
    ['/admin/enquiries', 'View Details'],
    ['/admin/contacts', 'View'],
    ['/admin/customers', 'Download CSV'],
    ['/admin/customers/doubles', undefined],
    ['/admin/gallery', undefined],
    ['/admin/clients', undefined],
    ['/admin/settings/templates', undefined],
    ['/admin/trash', undefined],
    ['/admin/people', undefined],
    ['/admin/audit', undefined],
    ['/admin/consents', undefined],
  ] as const) {
    await office.goto(path)
    await expect(office.getByRole('main').getByRole('heading').first()).toBeVisible()
    if (shown) await expect(office.getByRole('button', { name: shown }).first()).toBeVisible()
    for (const role of ['button', 'link', 'combobox', 'switch'] as const) {
      const found = office.getByRole('main').getByRole(role, { name: offers })
      await expect(found, `${role} on ${path}`).toHaveCount(0)
    }
  }
  const empty = { success: true, items: [], total: 0, page: 1, limit: 24 }
  await office.route('**/api/admin/trash?*', (route) => route.fulfill({ json: empty }))
  await office.goto('/admin/trash')
  await expect(office.getByText('Nothing here that you can restore')).toBeVisible()
  await office.goto('/admin/products/new')
  await expect(office.getByText(accountMessages.forbidden)).toBeVisible()
  await expect(office.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await office.goto('/admin/customers')
  await office.getByRole('main').locator('tbody').getByRole('link').first().click()
  await expect(office.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(office.getByRole('main').getByRole('button', { name: offers })).toHaveCount(0)
  await expect(office.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await office.goto('/admin/enquiries')
  await expect(office.getByRole('checkbox')).toHaveCount(0)
  await office
    .getByRole('button', { name: /^View Details of/ })
    .first()
    .click()
  const dialog = office.getByRole('dialog').last()
  await expect(dialog).toContainText('Reference')
  await expect(dialog.getByRole('button', { name: offers })).toHaveCount(0)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(office)
})

test('a viewer reads a consent and cannot withdraw it', async ({ office, shop }) => {
  const email = `nila-${randomUUID()}@firm.example`
  const body = { ...laptopsForTheOffice, email, marketing: true }
  await callsTo(shop.address, '').call('POST', '/enquiry', { body })
  await signedInAs(office, 'viewer')
  await office.goto(`/admin/consents?q=${email}`)
  await expect(rowOf(office, email)).toContainText('Valid')
  await expect(rowOf(office, email).getByRole('button')).toHaveCount(0)
  await rowOf(office, email).getByRole('link').click()
  await expect(office.getByText(/^Agreed to offers on/)).toBeVisible()
  await expect(office.getByRole('button', { name: 'Withdraw consent' })).toHaveCount(0)
})

test('sales answer enquiries, and delete none', async ({ office }) => {
  await signedInAs(office, 'sales')
  await office.goto('/admin/enquiries')
  await expect(office.getByRole('combobox', { name: /^Status of/ }).first()).toBeVisible()
  await expect(office.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await office.goto('/admin/products')
  await expect(office.getByRole('button', { name: /^View/ }).first()).toBeVisible()
  await expect(office.getByRole('link', { name: 'Add Product' })).toHaveCount(0)
})

test('a viewer reads who can change the company', { tag: '@once' }, async ({ office }) => {
  await signedInAs(office, 'viewer')
  await office.goto('/admin/company')
  await expect(office.getByText('An owner of the site can change it.')).toBeVisible()
  await expect(office.getByLabel('Legal name')).toBeDisabled()
  await expect(office.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test(
  'the tab of an editor asks for no enquiries, which an editor may not read',
  { tag: '@once' },
  async ({ office }) => {
    await signedInAs(office, 'editor')
    await office.clock.install()
    await office.goto('/admin/products')
    await expect(office.getByRole('link', { name: 'Enquiries' })).toHaveCount(0)
    await office.waitForLoadState('networkidle')
    const asked: string[] = []
    office.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/api/admin/enquiries') asked.push(pathname)
    })
    await office.clock.runFor(45_000)
    await office.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  },
)

test(
  'the search of the office offers a viewer no action that a viewer may not take',
  { tag: '@once' },
  async ({ office }) => {
    await signedInAs(office, 'viewer')
    await office.goto('/admin/products')
    await expect(office.getByRole('button', { name: /^View/ }).first()).toBeVisible()
    await expect(office.getByRole('link', { name: 'Add Product' })).toHaveCount(0)
    await office.keyboard.press('Control+K')
    await expect(office.getByRole('option', { name: 'Sign out' })).toBeVisible()
    await expect(office.getByRole('option', { name: 'Add Product' })).toHaveCount(0)
  },
)

/** As the server would say of another account: what it permits is tested with each call. */
async function signedInAs(page: Page, role: Role) {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), role } })
  })
}
