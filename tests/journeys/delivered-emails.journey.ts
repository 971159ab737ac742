import { writeToUs } from './contact-steps.ts'
import { rowOf } from './office-steps.ts'
import { test } from './shop-with-mail.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './shop.ts'

test.use({ ownShop: 'of the refused e-mail' })

test(
  'an e-mail that was refused for good is sent again, and arrives once',
  { tag: '@once' },
  async ({ office, shop, post }) => {
    // One for sales and one for the sender: whichever goes first.
    post.troubles.push('unknown')
    const { name, email } = await writeToUs(shop)
    await expect.poll(() => post.received.length).toBe(1)
    await office.goto('/admin/emails')
    await expect(office.getByText('1 e-mail could not be delivered')).toBeVisible()
    await office.getByRole('link', { name: 'Show failed' }).click()
    const row = rowOf(office, '550 no such user here')
    await expect(row).toContainText('Failed')
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    await row.getByRole('button', { name: /^Send again/ }).dblclick()
    await expect(office.getByText('The e-mail will be sent again.')).toBeVisible()
    await expect.poll(() => post.received.length).toBe(2)
    await office.goto('/admin/emails')
    await expect(rowOf(office, 'Sent')).toHaveCount(2)
    await expect(office.getByRole('button', { name: /^Send again/ })).toHaveCount(0)
    expect(post.received.flatMap(({ to }) => to).toSorted()).toEqual(
      [email, post.settings.sales].toSorted(),
    )
    expect(new Set(post.received.map(({ mail }) => mail.messageId)).size).toBe(2)
    const announcement = post.received.find(({ to }) => to.includes(post.settings.sales))
    expect(announcement?.mail.text).toContain(name)
  },
)
