import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('the audit is filtered, and its check says that nothing was changed', async ({ office }) => {
  await office.goto('/admin/audit')
  await expect(office.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible()
  await expect(office.getByText('Signed in', { exact: true }).first()).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)

  await office.goto('/admin/audit?kind=product')
  await expect(office.getByText('Added', { exact: true }).first()).toBeVisible()
  await expect(office.getByText('Signed in', { exact: true })).toHaveCount(0)

  await office.getByRole('button', { name: 'Check the audit' }).click()
  const result = office.getByRole('dialog', { name: 'The audit is unchanged' })
  await expect(result).toBeVisible()
  await expectAccessible(office)
  await result.getByRole('button', { name: 'Close' }).click()

  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/)
})
