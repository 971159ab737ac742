import { roles } from '../accounts/permissions.ts'
import { PersonName } from '../accounts/person-name-form.ts'
import { MailableEmail } from '../email-form.ts'
import { z } from '../schema.ts'
import { personMessages } from './person.ts'

const role = z.enum(roles, personMessages.roleRequired)

export const InvitationForm = z.object({
  email: MailableEmail,
  role,
  name: PersonName.optional(),
})
export type InvitationForm = z.infer<typeof InvitationForm>

export const PersonChange = z
  .object({
    role: role.optional(),
    isSuspended: z.boolean().optional(),
    name: PersonName.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, personMessages.nothingToChange)
export type PersonChange = z.infer<typeof PersonChange>
