import { test } from './shop-with-mail.ts'
import { expect, expectAccessible } from './shop.ts'

test.use({ ownShop: 'of the delayed e-mail' })

test(
  'a test e-mail that the mail server puts off is shown with its error where it was sent',
  { tag: '@once' },
  async ({ office, post }) => {
    post.troubles.push('greylisted')
    await office.goto('/admin/settings')
    await expect(office.getByText('Mail is set up, and no e-mail has failed.')).toBeVisible()
    await office.getByRole('button', { name: 'Send a Test E-mail' }).click()
    await expect(office.getByText('1 e-mail waits to be tried again after an error.')).toBeVisible()
    await expect(office.getByText(/451 please try again later/)).toBeVisible()
    await expect(office.getByText('no e-mail has failed')).toBeHidden()
    await expectAccessible(office)
  },
)
