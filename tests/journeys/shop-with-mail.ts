import { newDataDir } from '../start/data-dir.ts'
import { openTestSmtp } from '../test-smtp.ts'
import type { TestSmtp } from '../test-smtp.ts'
import { serveShop, test as base } from './shop.ts'

/**
 * A shop that sends e-mails, and the mail server that receives them. Journeys that count e-mails name
 * an `ownShop`: journeys with another name, or none, never use the same one.
 */
export const test = base.extend<object, { ownShop: string; post: TestSmtp }>({
  ownShop: ['', { option: true, scope: 'worker' }],
  post: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await using post = await openTestSmtp({ tls: 'none', isOpen: true })
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
      await serveShop({ DATA_DIR: dataDir.path, DEMO_CONTENT: 'off', ...mail }, use)
    },
    { scope: 'worker' },
  ],
})
