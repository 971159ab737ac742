import { SessionRowResponse } from '../accounts/account-definitions.ts'
import { roles } from '../accounts/permissions.ts'
import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { InvitationForm, PersonChange } from './person-form.ts'
import { personStates } from './person.ts'
import type { Person } from './person.ts'

const PersonResponse = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  shownName: z.string(),
  role: z.enum(roles),
  state: z.enum(personStates),
  isSelf: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignedInAt: z.iso.datetime().nullable(),
  invitedUntil: z.iso.datetime().nullable(),
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
} satisfies FieldsOf<Person>)

const ChangedResponse = MessageResponse.extend({ person: PersonResponse })

/** The link is there only where no mail is set up, so that it can be sent in another way. */
const InvitedResponse = ChangedResponse.extend({ link: z.string().nullable() })

export const personDefinitions = {
  list: {
    summary: 'Who has an account of the office, or is invited, always in pages',
    query: z.object({ page: queryFields.page, limit: queryFields.limit }),
    response: z.object({
      people: z.array(PersonResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  invite: {
    summary: 'Invite a person; the link to set a password works once, for 72 hours',
    body: InvitationForm,
    response: InvitedResponse,
    status: 201,
    refusals: [409],
  },
  inviteAgain: {
    summary: 'Send an invitation again; the link before ends',
    params: IdParams,
    response: InvitedResponse,
    refusals: [404, 409],
  },
  change: {
    summary:
      'Change the name or the role of a person, or suspend the account; the last owner stays one',
    params: IdParams,
    body: PersonChange,
    response: ChangedResponse,
    refusals: [404, 409],
  },
  remove: {
    summary: 'Remove an account, also an invited one; the last owner cannot be removed',
    params: IdParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
  listSessions: {
    summary: 'Where the account of a person is signed in',
    params: IdParams,
    response: z.object({ sessions: z.array(SessionRowResponse) }),
    refusals: [404],
  },
  removeSecondFactor: {
    summary: 'Remove the second factor of another person, who has lost it',
    params: IdParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
  endSession: {
    summary: 'End one session of a person',
    params: IdParams.extend({ sessionId: IdParams.shape.id }),
    response: MessageResponse,
    refusals: [404],
  },
  endSessions: {
    summary: 'End all sessions of a person',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
