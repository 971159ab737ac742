import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

const late = {
  success: true,
  folder: '/mnt/second-disk/backups-of-the-site',
  lastMadeAt: '2026-11-18T20:30:00.000Z',
  count: 9,
  failure: null,
  isLate: true,
  damagedAt: null,
}

test('without BACKUP_DIR the account screen says how to set up backups @once', async ({
  office,
}) => {
  await office.goto('/admin/account')
  await expect(office.getByText('No backups are made.')).toContainText('BACKUP_DIR')
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
})

test('a late backup is a warning on every screen, and the account screen has the facts', async ({
  office,
}) => {
  await office.route('**/api/admin/backups', (route) => route.fulfill({ json: late }))
  for (const path of ['/admin/products', '/admin/account']) {
    await office.goto(path)
    await expect(office.getByText('The last backup is more than 48 hours old.')).toBeVisible()
  }
  await expect(office.getByText('19 Nov 2026')).toBeVisible()
  await expect(office.getByText('9 backups')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
})

test('a backup of the last night is shown without a warning @once', async ({ office }) => {
  const json = { ...late, isLate: false }
  await office.route('**/api/admin/backups', (route) => route.fulfill({ json }))
  await office.goto('/admin/account')
  await expect(office.getByText('9 backups')).toBeVisible()
  await expect(office.getByText('The last backup is more than')).toHaveCount(0)
})
