import { createAdministrator } from '#domain/accounts/change-accounts.ts'
import { hasAccounts } from '#domain/accounts/find-accounts.ts'
import type { App } from '#domain/app.ts'
import { addDemoContent, canTakeDemoContent } from '#domain/demo/change-demo-content.ts'
import type { Config } from '#platform/config/config.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { newPassword } from '#platform/tokens/token.ts'

export type FirstSignIn = { email: string; password: string | undefined }

/** Fills a new house with the demo catalogue. New is what has no account yet: that one is made last. */
export async function fillNewHouse(app: App, config: Config) {
  const isNew = !(await hasAccounts(app.db))
  const wanted = config.demoContent === 'on' || (config.demoContent === 'on-when-new' && isNew)
  if (!wanted || !(await canTakeDemoContent(app))) return
  // Hundreds of texts that most starts do not need.
  const { demoContent } = await import('./demo/demo-content.ts')
  await addDemoContent(app, await demoContent())
}

/** Somebody has to be able to sign in. A password that is made here can be told only once. */
export async function employFirstAdministrator(
  app: App,
  config: Config,
): Promise<FirstSignIn | undefined> {
  if (await hasAccounts(app.db)) return undefined
  return makeFirstAdministrator(app, config.firstAdministrator)
}

async function makeFirstAdministrator(app: App, { email, password }: FirstSignIn) {
  const made = password ?? newPassword()
  try {
    await createAdministrator(app, email, made)
  } catch (error) {
    // Another process on the same PostgreSQL was first, and has printed its password.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
  return { email, password: password === undefined ? made : undefined }
}
