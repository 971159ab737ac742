import { accountMessages } from '#contract/accounts/account.ts'
import { hasCommonPassword } from '#platform/passwords/common-passwords.ts'
import type { App } from '../app.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { Refusal } from '../refusal.ts'
import { commonFormsOf, weaknessOf } from './password-rules.ts'
import type { KnownOwner, PasswordOwner } from './password-rules.ts'

/** Why this cannot be the password of an administrator. Undefined where it can. */
export async function findWeakness(password: string, owner: KnownOwner) {
  const weakness = weaknessOf(password, owner)
  if (weakness) return weakness
  return (await hasCommonPassword(commonFormsOf(password)))
    ? accountMessages.passwordCommon
    : undefined
}

/** `field` is the one of the form that holds the new password. */
export async function refuseWeakPassword(
  app: App,
  field: string,
  password: string,
  owner: PasswordOwner,
) {
  const { company } = await findSiteProfile(app)
  const weakness = await findWeakness(password, { ...owner, company })
  if (weakness) throw new Refusal('invalid', weakness, { fields: { [field]: weakness } })
}
