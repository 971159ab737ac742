import { totpCode } from '#platform/totp/totp.ts'
import { ravi } from '../fixtures/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

test('with a second factor, signing in asks for a code, and a recovery code replaces it @once', async ({
  page,
}) => {
  await visit(page, '/login')
  await signIn()
  await page.waitForURL(/\/admin\//)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Set Up' }).click()
  await confirmPassword('Continue')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret =
    (await page.getByText('Secret:').locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, stepNow()))
  await page.getByRole('button', { name: 'Switch on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const [recoveryCode = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL(/\/login/)
  await signIn()
  await expect(page.getByText('Enter the code of your authenticator app')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode.toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin\//)

  await page.goto('/admin/account')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await confirmPassword('Switch off')
  await expect(page.getByText('Off: no authenticator app is set up.')).toBeVisible()

  async function signIn() {
    await page.getByLabel('Email').fill(ravi.email)
    await page.getByLabel('Password', { exact: true }).fill(ravi.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  async function confirmPassword(submitText: string) {
    await page
      .getByRole('form', { name: 'Confirm with your password' })
      .getByLabel('Current password')
      .fill(ravi.password)
    await page.getByRole('button', { name: submitText }).click()
  }
})

function stepNow() {
  return Math.floor(Date.now() / 30_000)
}
