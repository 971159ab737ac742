import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { personMessages } from '#contract/people/person.ts'
import { generalMessages } from '#contract/refused-response.ts'
import { asha } from '../fixtures/people.ts'
import { choose, rowOf } from './office-steps.ts'
import { expect, expectAccessible, test } from './shop.ts'

test(
  'a role that is given to somebody else is named and can be undone',
  { tag: '@once' },
  async ({ office }) => {
    const email = await invite(office, 'Viewer')
    await choose(office, `Role of ${email}`, 'Sales')
    await expect(office.getByText(`${email} now has the role Sales`)).toBeVisible()
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(office.getByText(`${email} now has the role Viewer`)).toBeVisible()
    await expect(office.getByRole('combobox', { name: `Role of ${email}` })).toHaveText('Viewer')
  },
)

test('nobody changes the own role without a question', { tag: '@once' }, async ({ office }) => {
  const sent: (string | null)[] = []
  await office.route('**/api/admin/people/*', (route) => {
    sent.push(route.request().postData())
    return route.abort()
  })
  await office.goto('/admin/people')
  await choose(office, `Role of ${asha.email}`, 'Viewer')
  const question = office.getByRole('alertdialog', { name: 'Change your own role to Viewer?' })
  await expect(question).toContainText(asha.email)
  await expectAccessible(office)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(office.getByRole('combobox', { name: `Role of ${asha.email}` })).toHaveText('Owner')
  expect(sent).toEqual([])
  await choose(office, `Role of ${asha.email}`, 'Viewer')
  await question.getByRole('button', { name: 'Change my role' }).click()
  await expect.poll(() => sent).toEqual(['{"role":"viewer"}'])
})

test(
  'an invitation that is typed has its role again after a reload',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/people')
    await office.getByLabel('E-mail', { exact: true }).fill('nila@tamarindit.example')
    await choose(office, 'Role', 'Viewer')
    await office.reload()
    await expect(office.getByLabel('E-mail', { exact: true })).toHaveValue(
      'nila@tamarindit.example',
    )
    await expect(office.getByRole('combobox', { name: 'Role', exact: true })).toHaveText('Viewer')
  },
)

test(
  'a second press after a lost response shows the person, the key or the webhook that the first one has stored',
  { tag: '@once' },
  async ({ office }) => {
    const email = `lost-${randomUUID()}@tamarindit.example`
    await office.goto('/admin/people')
    await loseResponse(office, '**/api/admin/people')
    await office.getByLabel('E-mail', { exact: true }).fill(email)
    await pressTwice(office, 'Invite')
    await expect(office.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      personMessages.isKnown,
    )
    await expect(rowOf(office, email)).toContainText('Invited')

    const key = `Price list ${randomUUID()}`
    await office.goto('/admin/integrations')
    await loseResponse(office, '**/api/admin/api-keys')
    await office.getByLabel('Name').fill(key)
    await pressTwice(office, 'Add key')
    await expect(office.getByLabel('Name')).toHaveAccessibleDescription(
      /revoke it and add it again/,
    )
    await expect(rowOf(office, key)).toBeVisible()

    const hook = `https://${randomUUID()}.invalid/hook`
    await loseResponse(office, '**/api/admin/webhooks')
    await office.getByLabel('Address').fill(hook)
    await pressTwice(office, 'Add webhook')
    await expect(office.getByLabel('Address')).toHaveAccessibleDescription(
      /remove that webhook first/,
    )
    await expect(rowOf(office, hook)).toBeVisible()
  },
)

async function invite(office: Page, role: string) {
  const email = `role-${randomUUID()}@tamarindit.example`
  await office.goto('/admin/people')
  await office.getByLabel('E-mail', { exact: true }).fill(email)
  await choose(office, 'Role', role)
  await office.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(rowOf(office, email)).toBeVisible()
  return email
}

/** The first such request is stored, and its response does not arrive. */
async function loseResponse(office: Page, path: string) {
  let isLost = false
  await office.route(path, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

async function pressTwice(office: Page, name: string) {
  const button = office.getByRole('button', { name, exact: true })
  await button.click()
  await expect(office.getByText(generalMessages.noReply)).toBeVisible()
  await button.click()
}
