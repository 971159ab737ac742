import { accountMessages } from '#contract/accounts/account.ts'
import type { SessionRow } from '#contract/accounts/account.ts'
import { PasswordForm } from '#contract/accounts/password-form.ts'
import { PasswordResetForm, PasswordResetRequest } from '#contract/accounts/password-reset-form.ts'
import { SignInForm } from '#contract/accounts/sign-in-form.ts'
import { z } from '#contract/schema.ts'
import { changePassword } from '#domain/accounts/change-accounts.ts'
import {
  endOtherSessions,
  endSessionOfAccount,
  signIn,
  signOut,
} from '#domain/accounts/change-sessions.ts'
import { findSessionRows } from '#domain/accounts/find-sessions.ts'
import { requestPasswordReset, resetPassword } from '#domain/accounts/reset-password.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'

const User = z.object({ email: z.string() })

const SessionRowAnswer = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  browser: z.string(),
  isCurrent: z.boolean(),
}) satisfies z.ZodType<SessionRow>

export const accountsEndpoints = [
  endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Sign in; the token goes into the Authorization header of later calls',
    guard: 'anyone',
    body: SignInForm,
    answer: z.object({ token: z.string(), user: User, expiresAt: z.iso.datetime() }),
    refusals: [401, 429],
    call: (app, { caller, body }) => signIn(app, body, caller),
  }),
  endpoint({
    method: 'POST',
    path: '/password-reset',
    summary: 'Send the administrator of an address a link to set a new password',
    guard: 'anyone',
    body: PasswordResetRequest,
    answer: MessageAnswer,
    refusals: [409, 429],
    async call(app, { caller, body }) {
      await requestPasswordReset(app, body, caller)
      return { message: accountMessages.resetRequested }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/password-reset/confirm',
    summary: 'Set a new password with the token of such a link; all sessions of the account end',
    guard: 'anyone',
    body: PasswordResetForm,
    answer: MessageAnswer,
    async call(app, { caller, body }) {
      await resetPassword(app, body, caller)
      return { message: accountMessages.passwordReset }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in, and until when',
    guard: 'administrator',
    answer: z.object({ user: User, expiresAt: z.iso.datetime() }),
    async call(_app, { caller: { session } }) {
      return { user: session.user, expiresAt: session.expiresAt }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/logout',
    summary: 'End this session',
    guard: 'administrator',
    answer: MessageAnswer,
    async call(app, { caller }) {
      await signOut(app, caller.session)
      return { message: accountMessages.signedOut }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/account/password',
    summary: 'Change your own password; all other sessions end',
    guard: 'administrator',
    body: PasswordForm,
    answer: MessageAnswer,
    refusals: [429],
    async call(app, { caller, body }) {
      await changePassword(app, caller.session, body, caller)
      return { message: accountMessages.passwordChanged }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/account/sessions',
    summary: 'Where this account is signed in',
    guard: 'administrator',
    answer: z.object({ sessions: z.array(SessionRowAnswer) }),
    async call(app, { caller }) {
      return { sessions: await findSessionRows(app, caller.session) }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/account/sessions',
    summary: 'End all sessions of this account but this one',
    guard: 'administrator',
    answer: MessageAnswer,
    async call(app, { caller }) {
      await endOtherSessions(app, caller.session)
      return { message: accountMessages.otherSessionsEnded }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/account/sessions/{id}',
    summary: 'End one session of this account',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await endSessionOfAccount(app, caller.session, params.id)
      return { message: accountMessages.sessionEnded }
    },
  }),
]
