import { writeToUs } from './contact-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('the search of the office opens screens and finds people and products', async ({
  office,
  shop,
}) => {
  const { name, email } = await writeToUs(shop)
  await office.goto('/admin/products')
  await office
    .getByRole('button', { name: /^Search/ })
    .first()
    .click()
  const dialog = office.getByRole('dialog', { name: 'Search the office' })
  const input = dialog.getByRole('combobox')
  await expect(input).toBeFocused()
  await expect(dialog.getByRole('option', { name: /^Enquiries/ })).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await input.fill(email)
  await expect(dialog.getByRole('group', { name: 'Messages' })).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(office).toHaveURL(/\/admin\/contacts\/\w{26}$/)
  await expect(office.getByRole('heading', { name, level: 1 })).toBeVisible()
  await office.keyboard.press('Control+k')
  await expect(dialog.getByRole('option').first()).toContainText(name)
  await input.fill('qwxzjk')
  await expect(dialog.getByText('Nothing found.')).toBeVisible()
  for (const [asked, title, address] of [
    ['holidays', 'Business hours', /\/admin\/company#hours$/],
    ['passkey', 'Passkeys', /\/admin\/account#passkeys$/],
    ['smtp', 'E-mail', /\/admin\/settings#mail$/],
  ] as const) {
    await input.fill(asked)
    await expect(dialog.getByRole('option', { name: title })).toBeVisible()
    await office.keyboard.press('Enter')
    await expect(office).toHaveURL(address)
    await expect(office.getByRole('heading', { name: title, level: 2 })).toBeFocused()
    await office.keyboard.press('Control+k')
  }
  await input.fill('add prod')
  await office.keyboard.press('Enter')
  await expect(office).toHaveURL(/\/admin\/products\/new$/)
})

test(
  'a search of the office without a connection says so, and screens still open',
  { tag: '@once' },
  async ({ office, context }) => {
    await office.goto('/admin/products')
    await office.getByRole('heading', { name: 'Products' }).waitFor()
    await context.route('**/api/admin/find*', (route) => route.abort())
    await office.keyboard.press('Control+k')
    await office.getByRole('dialog').getByRole('combobox').fill('gallery')
    await expect(office.getByText('The search is not available.')).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('option', { name: /^Gallery/ }).click()
    await expect(office).toHaveURL(/\/admin\/gallery$/)
  },
)

test(
  'signing out from the search forgets what was found in this browser',
  { tag: '@once' },
  async ({ office, shop }) => {
    const { email } = await writeToUs(shop)
    await office.goto('/admin/products')
    await office.getByRole('heading', { name: 'Products' }).waitFor()
    const input = office.getByRole('dialog').getByRole('combobox')
    await office.keyboard.press('Control+k')
    await input.fill(email)
    await office.getByRole('group', { name: 'Messages' }).getByRole('option').first().click()
    await expect(office).toHaveURL(/contacts/)
    const stored = () => office.evaluate(() => localStorage.getItem('recentFinds'))
    expect(await stored()).toContain('/admin/contacts')
    await office.keyboard.press('Control+k')
    await input.fill('sign out')
    await office.getByRole('option', { name: /^Sign out/ }).click()
    await expect(office).toHaveURL(/\/login/)
    expect(await stored()).toBe(null)
  },
)

test(
  'rows of a list are reached and used by single keys',
  { tag: '@mouse' },
  async ({ office }) => {
    await office.goto('/admin/products')
    const rows = office.getByRole('row')
    await rows.nth(2).waitFor()
    await office.keyboard.press('j')
    await expect(rows.nth(1)).toBeFocused()
    await office.keyboard.press('j')
    await office.keyboard.press('k')
    await expect(rows.nth(1)).toBeFocused()
    await office.keyboard.press('x')
    await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
    await office.keyboard.press('x')
    await office.keyboard.press('/')
    const search = office.getByRole('searchbox', { name: 'Search products' })
    await expect(search).toBeFocused()
    await office.keyboard.type('jnx?')
    await expect(search).toHaveValue('jnx?')
    await expect(office).not.toHaveURL(/new/)
    await search.fill('')
    await expect(office).toHaveURL(/\/admin\/products$/)
    await office.getByRole('heading', { name: 'Products' }).focus()
    await office.keyboard.press('?')
    await expect(office.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(office)
    await office.keyboard.press('Escape')
    await office.keyboard.press('j')
    await office.keyboard.press('e')
    await expect(office).toHaveURL(/\/admin\/products\/edit\//)
    await office.goBack()
    await office.getByRole('heading', { name: 'Products' }).focus()
    await office.keyboard.press('n')
    await expect(office).toHaveURL(/\/admin\/products\/new$/)
  },
)

test('shortcuts of one key can be switched off', { tag: '@mouse' }, async ({ office }) => {
  await office.goto('/admin/account')
  await office.getByLabel(/^Keyboard shortcuts of one key/).uncheck()
  await office.goto('/admin/products')
  await office.getByRole('row').nth(2).waitFor()
  await office.keyboard.press('n')
  await office.keyboard.press('?')
  await office.keyboard.press('Control+k')
  await expect(office.getByRole('dialog', { name: 'Search the office' })).toBeVisible()
  await expect(office).toHaveURL(/\/admin\/products$/)
})
