import { asha } from '../fixtures/people.ts'
import { aProduct, asked, rows } from './office-enquiry-steps.ts'
import { choose, tab } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'
import { enquire } from './visitor-steps.ts'

test('an enquiry has an address of its own, with the others of its sender', async ({
  office,
  shop,
}) => {
  const sender = { name: 'Ishani', email: `${aProduct().slice(7)}@rao.example` }
  const first = await asked(office, shop, sender)
  const second = await asked(office, shop, { ...sender, message: 'One line.\nAnother line.' })
  await office.getByRole('button', { name: 'View Details of Ishani' }).click()
  await office.getByRole('link', { name: /^E-/ }).click()
  await expect(office).toHaveURL(/\/admin\/enquiries\/\w{26}$/)
  await expect(office.getByRole('heading', { name: 'Ishani', level: 1 })).toBeFocused()
  const message = office.getByRole('region', { name: 'Message' })
  await expect(message.getByText('One line.')).toHaveText('One line.\nAnother line.')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await choose(office, 'Status', 'Resolved')
  await expect(
    office.getByText(`${asha.email} changed the status from New to Resolved`),
  ).toBeVisible()
  await office.getByRole('link', { name: 'Older' }).click()
  await expect(office.getByText(first).first()).toBeVisible()
  await office.getByRole('link', { name: second }).click()
  await expect(office.locator('dl').getByLabel('Status')).toHaveText('Resolved')
  await office.getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Enquiry deleted')).toBeVisible()
  await expect(office.getByText(second)).toHaveCount(0)
  await office.goto(`/admin/enquiries?q=${encodeURIComponent(second)}`)
  await expect(office.getByText('No enquiries found')).toBeVisible()
  await expect(rows(office)).toHaveCount(0)
})

test('an enquiry that is gone says so and leads back', { tag: '@once' }, async ({ office }) => {
  await office.goto('/admin/enquiries/01ARZ3NDEKTSV4RRFFQ69G5FAV')
  await expect(office.getByText('Enquiry not found')).toBeVisible()
  await office.getByRole('link', { name: 'Back to the enquiries' }).click()
  await expect(office.getByRole('heading', { name: 'Enquiry management' })).toBeVisible()
})

test(
  'an enquiry opens beside the list, which stays as it is for the next one',
  { tag: '@mouse' },
  async ({ office, shop }) => {
    const product = aProduct()
    await enquire(shop, { name: 'Ishani', product, message: 'What does the first one cost?' })
    await enquire(shop, { name: 'Meenakshi', product, message: 'What does the second one cost?' })
    await asked(office, shop, { name: 'Kavya', product, message: 'What does the third one cost?' })
    await office.getByLabel('Select the enquiry of Meenakshi').check()
    await office.getByRole('link', { name: /^Kavya/ }).click()
    await expect(office.getByLabel('Select the enquiry of Meenakshi')).toBeChecked()
    const open = office.locator('tr[aria-current=true]')
    await expect(open).toContainText('Kavya')
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Kavya')
    await expect(open).not.toContainText('unread')
    const reads: string[] = []
    office.on('request', (request) => reads.push(new URL(request.url()).pathname))
    await office.keyboard.press('j')
    await office.keyboard.press('Enter')
    await expect(open).toContainText('Meenakshi')
    await expect(office.getByRole('heading', { level: 1 })).toBeFocused()
    await office.context().setOffline(true)
    await office.getByRole('link', { name: 'Older' }).click()
    await expect(open).toContainText('Ishani')
    await expect(office.getByText('Failed to load the enquiry')).toBeVisible()
    await expect(rows(office)).toHaveCount(3)
    await office.context().setOffline(false)
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByRole('region', { name: 'Message' })).toContainText('the first one')
    expect(reads).not.toContain('/api/admin/enquiries')
    await expectAccessible(office)
    await office.getByRole('link', { name: /^Kavya/ }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Kavya')
    await office.getByRole('button', { name: 'Delete', exact: true }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(open).toContainText('Meenakshi')
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Meenakshi')
    await expect(rows(office)).toHaveCount(2)
    await office.getByRole('link', { name: 'Older' }).click()
    await expect(office.getByRole('region', { name: 'Message' })).toContainText('the first one')
    await tab(office, 'Resolved').click()
    await expect(office.getByText('No enquiries found')).toBeVisible()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Ishani')
    await office.goBack()
    await office.setViewportSize({ width: 1099, height: 768 })
    await expect(rows(office)).toHaveCount(0)
    await office.getByRole('link', { name: 'Enquiries', exact: true }).last().click()
    await expect(rows(office)).toHaveCount(2)
    await expect(office.getByRole('link', { name: 'Ishani', exact: true })).toBeFocused()
  },
)
