import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'
import { z } from '../schema.ts'
import type { Session, SessionRow, SignedInUser } from './account.ts'
import { PasswordForm } from './password-form.ts'
import { PasswordResetForm, PasswordResetRequest } from './password-reset-form.ts'
import { SignInForm } from './sign-in-form.ts'

const user = z.object({ email: z.string() } satisfies FieldsOf<SignedInUser>)

const SessionAnswer = z.object({
  token: z.string(),
  user,
  expiresAt: z.iso.datetime(),
} satisfies FieldsOf<Session>)

const SessionRowAnswer = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  browser: z.string(),
  isCurrent: z.boolean(),
} satisfies FieldsOf<SessionRow>)

export const accountDefinitions = {
  signIn: {
    summary: 'Sign in; the token goes into the Authorization header of later calls',
    body: SignInForm,
    answer: SessionAnswer,
    refusals: [401, 429],
  },
  requestPasswordReset: {
    summary: 'Send the administrator of an address a link to set a new password',
    body: PasswordResetRequest,
    answer: MessageAnswer,
    refusals: [409, 429],
  },
  resetPassword: {
    summary: 'Set a new password with the token of such a link; all sessions of the account end',
    body: PasswordResetForm,
    answer: MessageAnswer,
  },
  findSession: {
    summary: 'Who is signed in, and until when',
    answer: SessionAnswer.omit({ token: true }),
  },
  signOut: {
    summary: 'End this session',
    answer: MessageAnswer,
  },
  changePassword: {
    summary: 'Change your own password; all other sessions end',
    body: PasswordForm,
    answer: MessageAnswer,
    refusals: [429],
  },
  listSessions: {
    summary: 'Where this account is signed in',
    answer: z.object({ sessions: z.array(SessionRowAnswer) }),
  },
  endOtherSessions: {
    summary: 'End all sessions of this account but this one',
    answer: MessageAnswer,
  },
  endSession: {
    summary: 'End one session of this account',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
  },
} satisfies CallDefinitions
