import { accountMessages } from '#contract/accounts/account.ts'
import { refusedResponse } from '#contract/refused-response.ts'
import { plainPicture } from '../fixtures/drawings.ts'
import { expect, test } from './shop.ts'

const text = accountMessages.forbidden
const refusal = { status: 403, json: refusedResponse(text) }

test(
  'a screen that the role does not permit shows why, and nobody has to sign in again',
  { tag: '@once' },
  async ({ office }) => {
    await office.route('**/api/admin/**', (route) => route.fulfill(refusal))
    for (const screen of ['products', 'enquiries', 'contacts', 'gallery', 'partners', 'emails']) {
      await office.goto(`/admin/${screen}`)
      await expect(office.getByText(text).first()).toBeVisible()
      await expect(office.getByRole('button', { name: 'Try again' })).toHaveCount(0)
      await expect(office).toHaveURL(new RegExp(`/admin/${screen}$`))
      await expect(office.getByRole('alertdialog')).toBeHidden()
    }
    expect(await office.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  },
)

test(
  'an upload that the role does not permit shows why, and the files stay chosen',
  { tag: '@once' },
  async ({ office }) => {
    await office.goto('/admin/gallery')
    const photo = { name: 'banner.png', mimeType: 'image/png', buffer: plainPicture }
    await office.locator('input[type=file]').setInputFiles([photo])
    await office.route('**/api/admin/gallery', (route) => route.fulfill(refusal))
    const upload = office.getByRole('button', { name: 'Upload 1 image' })
    await upload.click()
    await expect(office.getByText('Unauthorized: Please log in again')).toBeVisible()
    await expect(office.getByText(text)).toBeVisible()
    await expect(office.getByRole('alertdialog')).toBeHidden()
    await expect(upload).toBeEnabled()
  },
)
