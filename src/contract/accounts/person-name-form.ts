import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { accountLimits, accountMessages } from './account.ts'

/** Nothing that looks like an address beside a name, and nothing that nobody sees but what joins letters. */
const nameLetters = /^(?:[\p{L}\p{M}\p{N} .,'’&-]|\u{200C}|\u{200D})*$/u

/** Where nobody did something, these stand in place of a person. */
const reserved = /^(?:the system|visitor|visitor or system)$/i

/** Null where there is none. */
export const PersonName = plainLine(accountMessages.nameIsNoText)
  .max(accountLimits.name, accountMessages.nameLong)
  .regex(nameLetters, accountMessages.nameLetters)
  .refine((name) => !reserved.test(name), accountMessages.nameReserved)
  .nullable()
  .transform((name) => name || null)

export const OwnNameForm = z.object({ name: PersonName })
