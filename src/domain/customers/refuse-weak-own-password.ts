import { customerMessages } from '#contract/customers/customer.ts'
import { hasCommonPassword } from '#platform/passwords/common-passwords.ts'
import { Refusal } from '../refusal.ts'
import { commonFormsOf, weaknessOf } from './own-password-rules.ts'
import type { PasswordOwner } from './own-password-rules.ts'

/** Why this cannot be the password of a customer. Undefined where it can. */
export async function findOwnWeakness(password: string, owner: PasswordOwner) {
  const isCommon = await hasCommonPassword(commonFormsOf(password))
  return weaknessOf(password, owner) ?? (isCommon ? customerMessages.passwordCommon : undefined)
}

/** `field` is the one of the form that holds the password. */
export async function refuseWeakOwnPassword(field: string, password: string, owner: PasswordOwner) {
  const weakness = await findOwnWeakness(password, owner)
  if (weakness) throw new Refusal('invalid', weakness, { fields: { [field]: weakness } })
}
