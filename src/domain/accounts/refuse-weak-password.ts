import { accountMessages } from '#contract/accounts/account.ts'
import { hasCommonPassword } from '#platform/passwords/common-passwords.ts'
import { Refusal } from '../refusal.ts'
import { commonFormsOf, weaknessOf } from './password-rules.ts'
import type { PasswordOwner } from './password-rules.ts'

/** Why this cannot be the password of an administrator. Undefined where it can. */
export async function findWeakness(password: string, owner: PasswordOwner) {
  const weakness = weaknessOf(password, owner)
  if (weakness) return weakness
  return (await hasCommonPassword(commonFormsOf(password)))
    ? accountMessages.passwordCommon
    : undefined
}

/** `field` is the one of the form that holds the new password. */
export async function refuseWeakPassword(field: string, password: string, owner: PasswordOwner) {
  const weakness = await findWeakness(password, owner)
  if (weakness) throw new Refusal('invalid', weakness, { fields: { [field]: weakness } })
}
