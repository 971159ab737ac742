import { newDataDir } from '../start/data-dir.ts'
import { openPostOffice } from '../open-post-office.ts'
import type { PostOffice } from '../open-post-office.ts'
import { writeToUs } from './contact-steps.ts'
import { rowOf } from './office-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepShop, test as base } from './shop.ts'

/** A shop that sends its letters, and the post office that takes them. */
const test = base.extend<object, { post: PostOffice }>({
  post: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await using post = await openPostOffice({ tls: 'none', isOpen: true })
      await use(post)
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ post }, use) => {
      const { smtp, sales } = post.settings
      const mail = {
        SMTP_URL: `smtp://localhost:${smtp.port}`,
        MAIL_FROM: 'Tamarind IT <sales@tamarindit.example>',
        SALES_EMAIL: sales,
      }
      await using dataDir = await newDataDir()
      await keepShop({ DATA_DIR: dataDir.path, DEMO_CONTENT: 'off', ...mail }, use)
    },
    { scope: 'worker' },
  ],
})

test(
  'a letter that was refused for good is sent again, and arrives once',
  { tag: '@once' },
  async ({ office, shop, post }) => {
    // One for sales and one for the sender: whichever goes first.
    post.troubles.push('unknown')
    const { name, email } = await writeToUs(shop)
    await expect.poll(() => post.received.length).toBe(1)
    await office.goto('/admin/letters')
    await expect(office.getByText('1 letter could not be delivered')).toBeVisible()
    await office.getByRole('link', { name: 'Show failed' }).click()
    const row = rowOf(office, '550 no such user here')
    await expect(row).toContainText('Failed')
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
    await row.getByRole('button', { name: /^Send Again/ }).dblclick()
    await expect(office.getByText('The letter will be sent again.')).toBeVisible()
    await expect.poll(() => post.received.length).toBe(2)
    await office.goto('/admin/letters')
    await expect(rowOf(office, 'Sent')).toHaveCount(2)
    await expect(office.getByRole('button', { name: /^Send Again/ })).toHaveCount(0)
    expect(post.received.flatMap(({ to }) => to).toSorted()).toEqual(
      [email, post.settings.sales].toSorted(),
    )
    expect(new Set(post.received.map(({ mail }) => mail.messageId)).size).toBe(2)
    for (const { mail } of post.received) expect(mail.text).toContain(name)
  },
)
