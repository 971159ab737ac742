import { roles } from '../accounts/permissions.ts'
import { personMessages } from '../people/person.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { apiKeyLimits, apiKeyMessages } from './api-key.ts'

export const ApiKeyForm = z.object({
  name: plainLine()
    .min(1, apiKeyMessages.nameRequired)
    .max(apiKeyLimits.name, `Name can have at most ${apiKeyLimits.name} characters`),
  role: z.enum(roles, personMessages.roleRequired),
  days: z
    .int(apiKeyMessages.daysRequired)
    .min(1, 'At least 1 day')
    .max(apiKeyLimits.days, `At most ${apiKeyLimits.days} days`),
})
export type ApiKeyForm = z.infer<typeof ApiKeyForm>
