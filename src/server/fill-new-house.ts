import { hasAccounts } from '#domain/accounts/find-accounts.ts'
import type { App } from '#domain/app.ts'
import { addDemoContent, canTakeDemoContent } from '#domain/demo/change-demo-content.ts'
import type { Config } from '#platform/config/config.ts'

/** Fills a new house with the demo catalogue. New is what has no account yet: that one is made last. */
export async function fillNewHouse(app: App, config: Config) {
  const isNew = !(await hasAccounts(app.db))
  const wanted = config.demoContent === 'on' || (config.demoContent === 'on-when-new' && isNew)
  if (!wanted || !(await canTakeDemoContent(app))) return
  // Hundreds of texts that most starts do not need.
  const { demoContent } = await import('./demo/demo-content.ts')
  await addDemoContent(app, await demoContent())
}
