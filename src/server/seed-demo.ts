import { hasAccounts } from '#domain/accounts/find-accounts.ts'
import type { App } from '#domain/app.ts'
import type { Config } from '#platform/config/config.ts'

/** Fills a new site with the demo content. A site is new until its first account, which is created last. */
export async function seedDemo(app: App, { demoContent }: Pick<Config, 'demoContent'>) {
  const isWanted =
    demoContent === 'on' || (demoContent === 'on-when-new' && !(await hasAccounts(app.db)))
  if (!isWanted) return
  // Loaded on demand: hundreds of texts that most starts do not need.
  const { addDemoToNewSite } = await import('#demo/add-demo-content.ts')
  await addDemoToNewSite(app)
}

/** After the first account was created: an enquiry is assigned to somebody. */
export async function assignDemo(app: App, { demoContent }: Pick<Config, 'demoContent'>) {
  if (demoContent === 'off') return
  const { assignDemoEnquiries } = await import('#demo/assign-demo-enquiries.ts')
  await assignDemoEnquiries(app)
}
