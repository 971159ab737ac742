import { passkeyMessages } from '#contract/accounts/passkey.ts'
import { ravi } from '../fixtures/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('a passkey is added under Account, and then signs in without a password @once', async ({
  page,
  context,
  shop,
}) => {
  // Browsers give passkeys to names, not to numbers.
  const site = shop.address.replace('127.0.0.1', 'localhost')
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${site}/login?next=%2Fadmin%2Faccount`)
  await page.getByLabel('Email').fill(ravi.email)
  await page.getByLabel('Password', { exact: true }).fill(ravi.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await beginPasskey()
  const form = page.getByRole('form', { name: 'Name the passkey' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByRole('button', { name: 'Add passkey' }).click()
  await expect(form.getByText(passkeyMessages.nameRequired)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Name').fill('Laptop of the office')
  await form.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await beginPasskey()
  await form.getByLabel('Name').fill('The same laptop')
  await form.getByRole('button', { name: 'Add passkey' }).click()
  await expect(form.getByText(passkeyMessages.isRegistered)).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Laptop of the office')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL(/\/login/)
  await page.goto(`${site}/login?next=%2Fadmin%2Faccount`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('used')
  await page.getByRole('button', { name: 'Remove the passkey Laptop of the office' }).click()
  await page.getByLabel('Current password').last().fill(ravi.password)
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('No passkey yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL(/\/login/)
  await page.goto(`${site}/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(passkeyMessages.unknown)).toBeVisible()
  await expectAccessible(page)

  async function beginPasskey() {
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await page.getByLabel('Current password').last().fill(ravi.password)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
})
