import type { Page } from '@playwright/test'
import type { TestSmtp } from '../test-smtp.ts'
import { ownPassword } from '../fixtures/customers.ts'
import { findContacts, writeToUs } from './contact-steps.ts'
import { test } from './shop-with-mail.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, waitForScripts } from './shop.ts'
import type { Shop } from './shop.ts'

test('a customer sets a password by the link of the e-mail, and writes with it', async ({
  office,
  shop,
  post,
}) => {
  const { email, link } = await giveAccount(office, shop, post)
  const page = office
  await page.goto(link)
  await waitForScripts(page)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const first = page.getByLabel('New password', { exact: true })
  const repeated = page.getByLabel('Repeat the new password')
  const set = page.getByRole('button', { name: 'Set Password' })
  await first.fill(ownPassword)
  await repeated.fill('mangoes-in-june')
  await set.click()
  await expect(page.getByText('The two new passwords are not the same')).toBeVisible()
  await expect(repeated).toBeFocused()
  await expect(first).toHaveValue(ownPassword)
  await first.fill('password1')
  await repeated.fill('password1')
  await set.click()
  await expect(page.getByText(/one of the most common passwords/)).toBeVisible()
  await expect(first).toBeFocused()
  await expectAccessible(page)
  await first.fill(ownPassword)
  await repeated.fill(ownPassword)
  await set.click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page).not.toHaveURL(/token/)
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    ownPassword,
  )
  await page.getByRole('link', { name: 'Write to us' }).click()
  await page.getByLabel('GST Number').fill(email)
  await page.getByLabel('Password').fill(ownPassword)
  await page.getByLabel('Message').fill('We want to order four more.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Existing customer query submitted!')).toBeVisible()
  await expect
    .poll(() => subjectsTo(post, email))
    .toContain('Your password at Tamarind IT Solutions was changed')
  await findContacts(page, email)
  await rowOf(page, 'Existing Customer').first().getByRole('button', { name: /^View/ }).click()
  await expect(page.getByRole('dialog').getByText('by the customer')).toBeVisible()
})

test('a used link offers a new one, which works @once', async ({ office, shop, post }) => {
  const { email, link } = await giveAccount(office, shop, post)
  const token = new URL(link).searchParams.get('token')
  const used = await fetch(`${shop.address}/api/customer/password-link/confirm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: ownPassword }),
  })
  expect(used.status).toBe(200)
  await office.goto(link)
  await waitForScripts(office)
  await expect(office.getByText('This link does not work any more')).toBeVisible()
  await expectAccessible(office)
  await office.getByLabel('GST Number').fill(email)
  await office.getByRole('button', { name: 'Send Me a Link' }).click()
  await expect(office.getByText(/an e-mail with a link is on its way/)).toBeVisible()
  await office.goto(await linkTo(post, email, 'Set a new password at'))
  await expect(office.getByRole('button', { name: 'Set Password' })).toBeVisible()
})

test(
  'a customer changes the password that is known',
  { tag: '@once' },
  async ({ office, shop, post }) => {
    const { email, password } = await giveAccount(office, shop, post)
    await office.goto('/account/password')
    await waitForScripts(office)
    const form = office.getByRole('group', { name: 'Change your password' })
    await form.getByLabel('GST Number').fill(email)
    await form.getByLabel('Current password').fill('guess-work')
    await form.getByLabel('New password', { exact: true }).fill(ownPassword)
    await form.getByLabel('Repeat the new password').fill(ownPassword)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(office.getByText('Invalid GST number or password')).toBeVisible()
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue(ownPassword)
    await form.getByLabel('Current password').fill(password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(office.getByText('Your password has been changed.')).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test(
    'a customer sets a password by the link of the e-mail',
    { tag: '@once' },
    async ({ office, shop, post, browser }) => {
      const { email, link } = await giveAccount(office, shop, post)
      await using context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(link)
      await page.getByLabel('New password', { exact: true }).fill('password1')
      await page.getByLabel('Repeat the new password').fill('password1')
      await page.getByRole('button', { name: 'Set Password' }).click()
      await expect(page.getByText(/one of the most common passwords/)).toBeVisible()
      await page.getByLabel('New password', { exact: true }).fill(ownPassword)
      await page.getByLabel('Repeat the new password').fill(ownPassword)
      await page.getByRole('button', { name: 'Set Password' }).click()
      await expect(page.getByText('Your password has been changed.')).toBeVisible()
      await page.getByRole('link', { name: 'Write to us' }).click()
      await page.getByLabel('GST Number').fill(email)
      await page.getByLabel('Password').fill(ownPassword)
      await page.getByLabel('Message').fill('We want to order four more.')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Existing customer query submitted!')).toBeVisible()
    },
  )
})

/** Somebody writes, and the office gives them a password, which arrives by e-mail with a link. */
async function giveAccount(office: Page, shop: Shop, post: TestSmtp) {
  const { name, email } = await writeToUs(shop)
  await findContacts(office, name)
  await rowOf(office, name)
    .getByRole('button', { name: /^Set Password/ })
    .click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  const password = await dialog.getByLabel('Password', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Save Password' }).click()
  const link = await linkTo(post, email, 'Your account at')
  const text = emailsTo(post, email).find((email) => email.includes(password))
  expect(text).toBeDefined()
  return { email, password, link }
}

/** The link of the last e-mail to this address with such a subject. */
async function linkTo(post: TestSmtp, email: string, subject: string) {
  let link: string | undefined
  await expect(() => {
    const received = post.received.findLast(
      ({ to, mail }) => to.includes(email) && mail.subject?.startsWith(subject),
    )
    link = /http\S+\/account\/password\?token=[\w-]{43}/.exec(received?.mail.text ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

function emailsTo(post: TestSmtp, email: string) {
  return post.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text ?? '')
}

function subjectsTo(post: TestSmtp, email: string) {
  return post.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.subject)
}
