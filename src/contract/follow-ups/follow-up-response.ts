import type { FieldsOf } from '../call-definition.ts'
import { z } from '../schema.ts'
import type { Colleague, FollowUp } from './follow-up.ts'

export const ColleagueResponse = z.object({
  id: z.string(),
  email: z.string(),
  shownName: z.string(),
} satisfies FieldsOf<Colleague>)

export const followUpResponse = {
  assignee: ColleagueResponse.nullable(),
  followUpOn: z.iso.date().nullable(),
} satisfies FieldsOf<FollowUp>
