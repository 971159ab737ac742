import { randomUUID } from 'node:crypto'
import { asha } from '../fixtures/people.ts'
import { callsTo } from '../calls-to.ts'
import { findContacts, writeToUs } from './contact-steps.ts'
import { aProduct, addressOf } from './office-enquiry-steps.ts'
import { rowOf } from './office-steps.ts'
import type { Shop } from './shop.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './shop.ts'

/** Somebody agrees to offers in a message. Gives the path of the link in the acknowledgement. */
async function agree(shop: Shop) {
  const { name, email } = await writeToUs(shop, { marketing: true })
  const { json: session } = await callsTo(shop.address, '').call('POST', '/login', { body: asha })
  const office = callsTo(shop.address, String(session['token']))
  const { json } = await office.call('GET', '/admin/emails?limit=200')
  const emails = json['emails'] as { recipient: string; text: string }[]
  const acknowledgement = emails.find(({ recipient }) => recipient === email)
  const link = /\/offers\/stop\?token=[\w-]+/.exec(acknowledgement?.text ?? '')?.[0]
  if (!link) throw new Error('The acknowledgement has no link that ends offers')
  return { name, link }
}

test('a visitor ends offers through the link in an e-mail', async ({ page, shop }) => {
  const { link } = await agree(shop)
  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop offers and news?')
  await expect(page.getByText('d•••@hosurfoods.example')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Stop offers and news' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers and news have ended')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'we send none to' })).toBeVisible()
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor ends offers all the same', async ({ page, shop }) => {
    const { link } = await agree(shop)
    await page.goto(link)
    await page.getByRole('button', { name: 'Stop offers and news' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers and news have ended')
  })
})

test('the office sees a consent with its date and wording, and withdraws it', async ({
  office,
  shop,
}) => {
  const { name, link } = await agree(shop)
  await findContacts(office, name)
  await rowOf(office, name).getByRole('button', { name: 'View' }).click()
  const details = office.getByRole('dialog', { name })
  await expect(details).toContainText(/Agreed to offers on \d{1,2} \w+ \d{4}.*“E-mail me offers/)
  await details.getByRole('button', { name: 'Withdraw consent' }).click()
  const question = office.getByRole('alertdialog')
  await expect(question).toContainText('Only the sender can give it again.')
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(details).toContainText(/Withdrawn on \d{1,2} \w+ \d{4}/)
  await expect(details.getByText('Consent to offers withdrawn')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Withdraw consent' })).toHaveCount(0)
  await expectAccessible(office)
  await office.goto(link)
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Offers and news have ended')
})

test('the history of an enquiry says who withdrew its consent @once', async ({ office, shop }) => {
  const product = aProduct()
  const email = `zoe-${randomUUID()}@firm.example`
  const body = {
    name: 'Zoë',
    email,
    phone: '+919845012345',
    product,
    message: 'How soon can you deliver ten?',
    marketing: true,
  }
  await callsTo(shop.address, '').call('POST', '/enquiry', { body })
  await office.goto(addressOf(product))
  await office.getByRole('button', { name: 'View Details of Zoë' }).click()
  await office.getByRole('button', { name: 'Withdraw consent' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  const history = office.getByRole('region', { name: 'History' })
  await expect(history).toContainText(`${asha.email} withdrew the consent to offers`)
})
