import { accountMessages } from '#contract/accounts/account.ts'
import { refusedResponse } from '#contract/refused-response.ts'
import { totpCode } from '#platform/totp/totp.ts'
import { ravi } from '../fixtures/people.ts'
import { openNavigation } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

test('with a second factor, signing in asks for a code, and a recovery code replaces it @once', async ({
  page,
}) => {
  await visit(page, '/login')
  await signIn()
  await page.waitForURL(/\/admin\//)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Set Up' }).click()
  await expect(
    page.getByRole('form', { name: 'Confirm with your password' }).getByLabel('Current password'),
  ).toBeFocused()
  await confirmPassword('Continue')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
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
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode.toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin\//)

  await page.goto('/admin/account')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  const [newCode = ''] = await expectCodesToBeGuarded()
  await expectDialogsToAskForCode(newCode)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await confirmPassword('Switch off')
  await expect(page.getByText('Off: no authenticator app is set up.')).toBeVisible()

  /** The second of two presses on Enter confirms nothing, and codes that nobody has confirmed are not left unasked. */
  async function expectCodesToBeGuarded() {
    await page.getByRole('button', { name: 'New Recovery Codes' }).click()
    await page
      .getByRole('form', { name: 'Confirm with your password' })
      .getByLabel('Current password')
      .fill(ravi.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(codes).toHaveCount(10)
    const made = await codes.allTextContents()
    await openNavigation(page)
    await page.getByRole('link', { name: 'Products' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText('not shown again')
    await question.getByRole('button', { name: 'Stay here' }).click()
    let isAsked = false
    page.once('dialog', async (dialog) => {
      isAsked = dialog.type() === 'beforeunload'
      await dialog.accept()
    })
    await page.reload()
    expect(isAsked).toBe(true)
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    return made
  }

  /** As on the sign-in page: the request for the code is no error. */
  async function expectDialogsToAskForCode(newCode: string) {
    const expired = { status: 401, json: refusedResponse('Please log in to continue') }
    await page.route('**/api/admin/account/sessions', (route) => route.fulfill(expired), {
      times: 1,
    })
    await page.reload()
    const signIn = page.getByRole('alertdialog')
    await signIn.getByLabel('Password', { exact: true }).fill(ravi.password)
    await page.keyboard.press('Enter')
    await expect(signIn.getByLabel('Code', { exact: true })).toBeFocused()
    await expect(signIn.getByRole('alert')).toHaveCount(0)
    await page.keyboard.type(newCode)
    await page.keyboard.press('Enter')
    await expect(signIn).toBeHidden()

    const message = accountMessages.confirmationNeeded
    const unconfirmed = { ...refusedResponse(message), needsConfirmation: true }
    await page.route('**/api/admin/settings/second-factor', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 403, json: unconfirmed })
        : route.fallback(),
    )
    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Require for everybody' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await confirmation.getByLabel('Current password').fill(ravi.password)
    await page.keyboard.press('Enter')
    await expect(confirmation.getByLabel('Code', { exact: true })).toBeFocused()
    await expect(confirmation.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/admin/account')
  }

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
