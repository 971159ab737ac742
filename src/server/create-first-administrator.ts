import { createAdministrator } from '#domain/accounts/create-administrator.ts'
import { hasAccounts } from '#domain/accounts/find-accounts.ts'
import { findWeakness } from '#domain/accounts/refuse-weak-password.ts'
import type { App } from '#domain/app.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import type { Config } from '#platform/config/config.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { StartError } from '#platform/start-error.ts'
import { newPassword } from '#platform/tokens/token.ts'

export type FirstSignIn = { email: string; password: string | undefined }

/** Checked before anything is stored or served. Where an administrator exists, the setting is not used. */
export async function refuseWeakFirstPassword(app: App, { firstAdministrator }: Config) {
  const { email, password } = firstAdministrator
  if (password === undefined || (await hasAccounts(app.db))) return
  const { company } = await findSiteProfile(app)
  const weakness = await findWeakness(password, { email, company })
  if (weakness) throw new StartError(`These settings are wrong:\n  ADMIN_PASSWORD: ${weakness}`)
}

/** A generated password is printed once and stored only as a hash. */
export async function createFirstAdministrator(
  app: App,
  config: Config,
): Promise<FirstSignIn | undefined> {
  if (await hasAccounts(app.db)) return undefined
  return insertFirstAdministrator(app, config.firstAdministrator)
}

async function insertFirstAdministrator(app: App, { email, password }: FirstSignIn) {
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
