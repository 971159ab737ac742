import { asha } from '../fixtures/people.ts'
import { aProduct, asked, rows } from './office-enquiry-steps.ts'
import { choose } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

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
  await expect(office.getByText('One line.')).toHaveText('One line.\nAnother line.')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await choose(office, 'Status', 'Resolved')
  await expect(
    office.getByText(`${asha.email} changed the status from New to Resolved`),
  ).toBeVisible()
  await office.getByRole('link', { name: 'Older' }).click()
  await expect(office.getByText(first).first()).toBeVisible()
  await office.getByRole('link', { name: second }).click()
  await expect(office.getByRole('combobox', { name: 'Status' })).toHaveText('Resolved')
  await office.getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office).toHaveURL(/\/admin\/enquiries$/)
  await office.goto(`/admin/enquiries?q=${encodeURIComponent(second)}`)
  await expect(office.getByText('No enquiries found')).toBeVisible()
  await expect(rows(office)).toHaveCount(0)
})

test('an enquiry that is gone says so and leads back', { tag: '@once' }, async ({ office }) => {
  await office.goto('/admin/enquiries/01ARZ3NDEKTSV4RRFFQ69G5FAV')
  await expect(office.getByText('Enquiry not found')).toBeVisible()
  await office.getByRole('link', { name: 'Back to the enquiries' }).click()
  await expect(office.getByRole('heading', { name: 'Enquiry Management' })).toBeVisible()
})
