import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('Settings leads to what an owner sets, and says that no mail is set up', async ({
  office,
}) => {
  await office.goto('/admin/settings')
  await expect(office.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(office.getByText('No mail is set up.')).toBeVisible()
  await expect(office.getByLabel('SMTP server')).toBeVisible()
  expect(await office.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await office.goto('/admin/enquiries')
  await expect(office.getByText('No mail is set up.')).toBeVisible()
  await office.getByRole('link', { name: 'Open settings' }).click()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('link', { name: 'Open Company' }).click()
  await expect(office.getByRole('heading', { name: 'Company', level: 1 })).toBeVisible()
})
