import { randomUUID } from 'node:crypto'
import { refusedResponse } from '#contract/refused-response.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { expect, expectAccessible, test } from './shop.ts'

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

test(
  'a screen whose script cannot be loaded leaves the open one as it is, and opens with "Try again"',
  { tag: '@once' },
  async ({ office, violations }) => {
    const unreached = /image-list-screen|healthz/
    await office.route(unreached, (route) =>
      route.request().url().endsWith('/healthz')
        ? route.fulfill({ status: 502, body: 'Bad Gateway' })
        : route.abort(),
    )
    await office.goto('/admin/settings/templates')
    await office.getByRole('button', { name: 'Add template' }).waitFor()
    await office.getByRole('link', { name: 'Gallery' }).click()
    await expect(office.getByText('That screen could not be opened.')).toBeVisible()
    await expect(office).toHaveURL(/templates$/)
    await expectAccessible(office)
    const asked = office.waitForRequest(/healthz/)
    await office.getByRole('button', { name: 'Try again' }).click()
    await asked
    await expect(office.getByText('That screen still cannot be opened.')).toBeVisible()
    await expect(office.getByRole('button', { name: 'Try again' })).toBeFocused()
    await office.getByRole('button', { name: 'Close' }).click()
    await expect(office.getByText('That screen still cannot be opened.')).toBeHidden()
    await expect(office.getByRole('link', { name: 'Gallery' })).toBeFocused()
    await office.getByRole('link', { name: 'Gallery' }).click()
    await expect(office.getByText('That screen could not be opened.')).toBeVisible()
    await office.unroute(unreached)
    const held = Promise.withResolvers<void>()
    await office.route(/healthz/, async (route) => {
      await held.promise
      await route.fallback()
    })
    const askedLate = office.waitForRequest(/healthz/)
    await office.getByRole('button', { name: 'Try again' }).click()
    const request = await askedLate
    await office.getByRole('button', { name: 'Close' }).click()
    held.resolve()
    await request.response()
    await expect(office.getByText('That screen could not be opened.')).toBeHidden()
    await expect(office.getByRole('link', { name: 'Gallery' })).toBeFocused()
    await expect(office).toHaveURL(/templates$/)
    await office.unroute(/healthz/)
    await office.route(unreached, (route) => route.abort())
    await office.getByRole('link', { name: 'Gallery' }).click()
    await expect(office.getByText('That screen could not be opened.')).toBeVisible()
    await office.unroute(unreached)
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByRole('heading', { name: 'Image gallery' })).toBeVisible()
    // React Router says in the console what it could not load.
    expect(violations.splice(0).join()).toContain('Error loading route module')
  },
)

test(
  'a form whose rules could not be loaded is saved, and the server finds its errors',
  { tag: '@once' },
  async ({ office, violations }) => {
    const name = `Quote ${randomUUID()}`
    await office.goto('/admin/settings/templates')
    await office.getByRole('button', { name: 'Add template' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await office.route(/assets/, (route) => route.abort())
    await office.route(/api/, (route) => route.abort())
    const save = dialog.getByRole('button', { name: 'Save template' })
    await save.click()
    await expect(dialog.getByText('No response from server', { exact: false })).toBeVisible()
    await office.unrouteAll()
    const text = dialog.getByLabel('Text', { exact: false }).first()
    await text.fill('Dear {naem}, ')
    await save.click()
    await expect(dialog.getByText('There is no placeholder {naem}.')).toBeVisible()
    await text.fill('Dear {name}, ')
    await save.click()
    await expect(office.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
    violations.splice(0)
  },
)
