import { randomUUID } from 'node:crypto'
import { callsTo } from '../calls-to.ts'
import { asha } from '../fixtures/people.ts'
import { fillEnquiry } from './enquiry-steps.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

test('a person asks for the deletion of their data, and an owner carries it out', async ({
  office,
  page,
}) => {
  const email = `divya.${randomUUID()}@hosurfoods.example`
  await visit(page, '/enquiry')
  await fillEnquiry(page, { product: 'Thirty laptops', email })
  await page.getByLabel('E-mail me offers and news').check()
  await page.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page.getByText(/^E-[2-9A-Z]{8}$/).first()).toBeVisible()

  await visit(page, '/privacy')
  await page.getByRole('link', { name: 'Request my data' }).click()
  await expect(page.getByRole('heading', { name: 'My data', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please choose what you ask for')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Deletion of my data').check()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('We have your request.')).toBeVisible()
  await expectAccessible(page)

  await office.goto('/admin/consents')
  await office.getByLabel('Search consents').fill(email)
  await expect(rowOf(office, email)).toContainText('Enquiry form')
  await expect(rowOf(office, email)).toContainText('Valid')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)

  await office.goto('/admin/privacy')
  const row = rowOf(office, email)
  await expect(row).toContainText('Not confirmed')
  await row.getByRole('button', { name: /^Confirm D-/ }).click()
  await expect(row).toContainText('Due')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await row.getByRole('button', { name: /^Delete data: D-/ }).click()
  const question = office.getByRole('alertdialog')
  await expect(question.getByText('Enquiries')).toBeVisible()
  await expectAccessible(office)
  await question.getByRole('button', { name: 'Delete data' }).click()
  await expect(office.getByText('The data of this person was deleted')).toBeVisible()
  await expect(rowOf(office, email)).toHaveCount(0)
  await expect(rowOf(office, 'd•••@hosurfoods.example').first()).toContainText('Data deleted')
})

test('the office withdraws a consent in their list, with the keyboard', async ({
  office,
  page,
}) => {
  const email = `kavya.${randomUUID()}@coffee.example`
  await visit(page, '/enquiry')
  await fillEnquiry(page, { product: 'Thirty laptops', email })
  await page.getByLabel('E-mail me offers and news').check()
  await page.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page.getByText(/^E-[2-9A-Z]{8}$/).first()).toBeVisible()
  await office.goto(`/admin/consents?q=${email}`)
  const row = rowOf(office, email)
  await row.getByRole('button', { name: `Withdraw the consent of ${email}` }).press('Enter')
  const question = office.getByRole('alertdialog')
  await expect(question).toContainText(`It ends for every enquiry and message from ${email}`)
  await expectAccessible(office)
  await question.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(row).toContainText('Withdrawn')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(office.locator(':focus')).not.toHaveCount(0)
  await row.getByRole('link', { name: /^E-/ }).click()
  await expect(office.getByText(/^Withdrawn on/)).toBeVisible()
  await office.getByRole('button', { name: 'Delete', exact: true }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Enquiry deleted')).toBeVisible()
  await office.goto(`/admin/consents?q=${email}`)
  await row.getByRole('link', { name: 'trash' }).click()
  await expect(office.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible()
})

test('a request is refused with a reason, which survives a reload @once', async ({
  office,
  page,
}) => {
  const email = `imran.${randomUUID()}@bluehill.example`
  await visit(page, '/privacy/my-data')
  await page.getByLabel('A copy of my data').check()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('We have your request.')).toBeVisible()
  await office.goto('/admin/privacy?state=unconfirmed')
  await rowOf(office, email)
    .getByRole('button', { name: /^Confirm D-/ })
    .click()
  await expect(rowOf(office, email)).toHaveCount(0)
  await office.goto('/admin/privacy')
  const refuse = rowOf(office, email).getByRole('button', { name: /^Refuse D-/ })
  await refuse.click()
  const dialog = office.getByRole('dialog', { name: `Refuse the request of ${email}` })
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(dialog.getByText('Please give the reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('We could not verify who you are.')
  await expectAccessible(office)
  await office.reload()
  await refuse.click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('We could not verify who you are.')
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(rowOf(office, email)).toContainText('We could not verify who you are.')
})

test('a request that a colleague has answered leaves the list when it is answered again @once', async ({
  office,
  page,
  shop,
}) => {
  const { json: session } = await callsTo(shop.address, '').call('POST', '/login', { body: asha })
  const colleague = callsTo(shop.address, String(session['token']))
  const answers = [/^Send file: D-/, /^Refuse D-/]
  for (const answer of answers) {
    const email = `kabir.${randomUUID()}@bluehill.example`
    await visit(page, '/privacy/my-data')
    await page.getByLabel('A copy of my data').check()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('We have your request.')).toBeVisible()
    const { json } = await colleague.call('GET', '/admin/data-requests?state=unconfirmed')
    const requests = json['requests'] as { id: string; email: string }[]
    const path = `/admin/data-requests/${requests.find((request) => request.email === email)?.id}`
    await colleague.call('POST', `${path}/confirm`)
    await office.goto('/admin/privacy?state=open')
    const button = rowOf(office, email).getByRole('button', { name: answer })
    await expect(button).toBeVisible()
    expect((await colleague.call('POST', `${path}/file`)).status).toBe(200)
    await button.click()
    const dialog = office.locator('[role=dialog], [role=alertdialog]').last()
    const reason = dialog.getByLabel('Reason')
    if (answer === answers[1]) {
      await reason.fill('We could not verify who you are.')
      await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
    }
    await expect(dialog).toContainText('This request has been answered already')
    await office.keyboard.press('Escape')
    await expect(rowOf(office, email)).toHaveCount(0)
  }
})
