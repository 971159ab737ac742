import { customerMessages } from '#contract/customers/customer.ts'
import { hasCommonPassword } from '#platform/passwords/common-passwords.ts'
import type { App } from '../app.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { Refusal } from '../refusal.ts'
import { commonFormsOf, weaknessOf } from './own-password-rules.ts'
import type { KnownOwner, PasswordOwner } from './own-password-rules.ts'

/** Why this cannot be the password of a customer. Undefined where it can. */
export async function findOwnWeakness(password: string, owner: KnownOwner) {
  const isCommon = await hasCommonPassword(commonFormsOf(password))
  return weaknessOf(password, owner) ?? (isCommon ? customerMessages.passwordCommon : undefined)
}

/** `field` is the one of the form that holds the password. */
export async function refuseWeakOwnPassword(
  app: App,
  field: string,
  password: string,
  owner: PasswordOwner,
) {
  const { company } = await findSiteProfile(app)
  const weakness = await findOwnWeakness(password, { ...owner, company })
  if (weakness) throw new Refusal('invalid', weakness, { fields: { [field]: weakness } })
}
