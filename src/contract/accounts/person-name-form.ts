import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { accountLimits, accountMessages } from './account.ts'

/** Null where there is none. */
export const PersonName = plainLine(accountMessages.nameIsNoText)
  .max(accountLimits.name, accountMessages.nameLong)
  .nullable()
  .transform((name) => name || null)

export const OwnNameForm = z.object({ name: PersonName })
