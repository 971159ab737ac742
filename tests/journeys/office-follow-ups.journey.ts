import { randomUUID } from 'node:crypto'
import { dayOf } from '#contract/site/office-time.ts'
import { asha } from '../fixtures/people.ts'
import { findContacts, writeToUs } from './contact-steps.ts'
import { asked, rows } from './office-enquiry-steps.ts'
import { choose, rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('an enquiry is assigned and gets a follow-up, which Today and the list show once it is due', async ({
  office,
  shop,
}) => {
  const product = await asked(office, shop, { name: 'Vasundhara' })
  await office.getByRole('link', { name: /^Vasundhara/ }).click()
  await expect(office).toHaveURL(/\/admin\/enquiries\/\w{26}\?q=Kaveri/)
  const details = office.locator('dl')
  await choose(details, 'Assigned to', `Me (${asha.email})`)
  await expect(office.getByText(`${asha.email} assigned it to ${asha.email}`)).toBeVisible()
  await office.getByRole('button', { name: /^Follow up: Tomorrow/ }).click()
  await expect(office.getByText(/set the follow-up to/)).toBeVisible()
  const day = details.getByLabel('Follow-up', { exact: true })
  await expect(day).not.toHaveValue('')
  await day.fill('2020-03-02')
  await day.press('Enter')
  await expect(details.getByRole('alert')).toHaveText(
    'This day has passed. Choose today or a later day.',
  )
  await expectAccessible(office)
  await day.fill(dayOf(new Date()))
  await day.press('Enter')
  await expect(office.getByText(/^Due on /)).toBeVisible()
  await expect(details.getByRole('alert')).toHaveCount(0)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: 'Enquiries', exact: true }).last().click()
  await expect(office).toHaveURL(/\/admin\/enquiries\?q=Kaveri/)
  await expect(rows(office)).toHaveCount(1)
  await expect(rowOf(office, 'Vasundhara')).toContainText(/Me · Due \d+ \w+/)
  await office.goto('/admin/today')
  const due = office.getByRole('region', { name: 'Follow-ups due' })
  await expect(due.getByRole('link', { name: /Vasundhara/ })).toContainText(product)
  await due
    .getByRole('link', { name: /enquir/ })
    .first()
    .click()
  await expect(office).toHaveURL(/followUp=due$/)
  await expect(office.getByRole('combobox', { name: 'Follow-up' })).toHaveText('Follow-up due')
  await choose(office, 'Assigned to', 'Assigned to me')
  await expect(rowOf(office, 'Vasundhara')).toBeVisible()
  await choose(office, 'Assigned to', 'Unassigned')
  await expect(rowOf(office, 'Vasundhara')).toBeHidden()
})

test('enquiries are filtered by period and company, which next and back keep', async ({
  office,
  shop,
}) => {
  const company = `Rao ${randomUUID()}`
  await asked(office, shop, { name: 'Lalitha', company })
  await asked(office, shop, { name: 'Lalitha', company })
  await office.getByRole('link', { name: /^Lalitha/ }).click()
  await office.getByRole('link', { name: 'From this company' }).click()
  await expect(rows(office)).toHaveCount(2)
  await office.getByLabel('To', { exact: true }).fill('2020-01-31')
  await office.getByLabel('To', { exact: true }).press('Enter')
  await expect(office.getByText('No enquiries found')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.goBack()
  await office
    .getByRole('link', { name: /^Lalitha/ })
    .first()
    .click()
  await expect(office.getByRole('link', { name: 'Newer' })).toBeHidden()
  await office.getByRole('link', { name: 'Older' }).click()
  await expect(office.getByRole('link', { name: 'Newer' })).toBeVisible()
  await expect(office.getByRole('link', { name: 'Older' })).toBeHidden()
  await office.getByRole('link', { name: 'Enquiries', exact: true }).last().click()
  await expect(office).toHaveURL(/company=Rao/)
  await expect(rows(office)).toHaveCount(2)
  const filter = office.getByRole('combobox', { name: 'Company' })
  await expect(filter).toHaveValue(company)
  await filter.fill(`${company.slice(4).toUpperCase()} & Sons`)
  await expect(office.getByText('No enquiries found')).toBeVisible()
  await filter.fill(company.slice(4, -1).toUpperCase())
  await expect(rows(office)).toHaveCount(2)
  await expect(office.locator('option')).toHaveAttribute('value', company)
})

test('selected enquiries get a status or are deleted at once, and one press undoes it @once', async ({
  office,
  shop,
}) => {
  const product = await asked(office, shop)
  await asked(office, shop, { product, name: 'Vasundhara' })
  await office.getByLabel('Select the enquiry of Vasundhara').check()
  await expect(office.getByText('1 selected')).toBeVisible()
  await office.getByLabel('Select all enquiries on this page').check()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await choose(office, 'Set the status', 'Resolved')
  await expect(office.getByText('2 enquiries changed')).toBeVisible()
  await expect(office.getByLabel('Status of Vasundhara')).toHaveText('Resolved')
  await expect(office.getByLabel('Status of Meenakshi')).toHaveText('Resolved')
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByLabel('Status of Vasundhara')).toHaveText('New')
  await expect(office.getByLabel('Status of Meenakshi')).toHaveText('New')

  await office.getByLabel('Select all enquiries on this page').check()
  const writes = /\/api\/admin\/enquiries(\/deletions)?$/
  await office.route(writes, (route) => route.fulfill({ status: 500, json: {} }))
  await choose(office, 'Set the status', 'Resolved')
  await expect(office.getByRole('alert')).toHaveCount(1)
  const question = office.getByRole('alertdialog', { name: 'Delete 2 enquiries?' })
  const deleteSelected = async () => {
    await office.getByRole('button', { name: 'Delete selected' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
  }
  await deleteSelected()
  await expect(office.getByRole('alert')).toContainText([/^Failed to delete/, /^Failed to change/])
  await expectAccessible(office)
  await office.unroute(writes)
  await deleteSelected()
  await expect(office.getByText('2 enquiries deleted')).toBeVisible()
  await expect(rows(office)).toHaveCount(0)
  await office.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows(office)).toHaveCount(2)
})

test('a message has an address of its own, with the parts that an enquiry has', async ({
  office,
  shop,
}) => {
  const { name } = await writeToUs(shop, { message: 'One line.\nAnother line.' })
  await findContacts(office, name)
  await office.getByRole('link', { name, exact: true }).click()
  await expect(office).toHaveURL(/\/admin\/contacts\/\w{26}\?q=/)
  await expect(office.getByRole('heading', { name, level: 1 })).toBeFocused()
  const message = office.getByRole('region', { name: 'Message' })
  await expect(message.getByText('One line.')).toHaveText('One line.\nAnother line.')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await choose(office.locator('dl'), `Status of ${name}`, 'Completed')
  await expect(office.getByText(/changed the status from Pending to Completed/)).toBeVisible()
  await office.getByRole('button', { name: 'Set Password' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await office.getByRole('link', { name: 'Contacts', exact: true }).last().click()
  await expect(rowOf(office, name)).toBeVisible()
})

test('r on an enquiry begins a reply', { tag: '@once' }, async ({ office, shop }) => {
  await asked(office, shop, { name: 'Vasundhara' })
  await office.getByRole('link', { name: /^Vasundhara/ }).click()
  await expect(office.getByRole('button', { name: 'Write a reply' })).toBeVisible()
  await office.keyboard.press('r')
  await expect(office.getByLabel('Your reply')).toBeFocused()
  await office.getByRole('heading', { level: 1 }).focus()
  await office.keyboard.press('r')
  await expect(office.getByLabel('Your reply')).toBeFocused()
})
