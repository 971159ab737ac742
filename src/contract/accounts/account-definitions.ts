import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { ColleagueResponse } from '../follow-ups/follow-up-response.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import type { SecondFactor, Session, SessionRow, SignedInUser } from './account.ts'
import { NewPasskey, PasskeySignIn } from './passkey-form.ts'
import type { Passkey } from './passkey.ts'
import { roles } from './permissions.ts'
import { PasswordForm } from './password-form.ts'
import { PasswordResetForm, PasswordResetRequest } from './password-reset-form.ts'
import {
  CodeConfirmation,
  PasswordConfirmation,
  SecondFactorRule,
  SessionConfirmation,
} from './second-factor-form.ts'
import { SignInForm } from './sign-in-form.ts'
import { OwnNameForm } from './person-name-form.ts'

const user = z.object({ email: z.string() } satisfies FieldsOf<SignedInUser>)

const SessionResponse = z.object({
  token: z.string(),
  user,
  expiresAt: z.iso.datetime(),
} satisfies FieldsOf<Session>)

export const SessionRowResponse = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  browser: z.string(),
  isCurrent: z.boolean(),
} satisfies FieldsOf<SessionRow>)

const RecoveryCodesResponse = MessageResponse.extend({ codes: z.array(z.string()) })

const PasskeyResponse = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
} satisfies FieldsOf<Passkey>)

/** As WebAuthn level 3 writes it in JSON. */
const PasskeyOptionsResponse = z.object({ options: z.record(z.string(), z.unknown()) })

export const accountDefinitions = {
  signIn: {
    summary: 'Sign in; the token goes into the Authorization header of later calls',
    body: SignInForm,
    response: SessionResponse,
    details: z.object({ needsCode: z.boolean() }),
    refusals: [401, 429],
  },
  requestPasswordReset: {
    summary: 'Send the administrator of an address a link to set a new password',
    body: PasswordResetRequest,
    response: MessageResponse,
    refusals: [409, 429],
  },
  resetPassword: {
    summary: 'Set a new password with the token of such a link; all sessions of the account end',
    body: PasswordResetForm,
    response: MessageResponse,
  },
  findSession: {
    summary: 'Who is signed in, and until when',
    response: SessionResponse.omit({ token: true }).extend({
      role: z.enum(roles),
      name: z.string().nullable(),
      isFactorMissing: z.boolean(),
    }),
  },
  signOut: {
    summary: 'End this session',
    response: MessageResponse,
  },
  confirmSession: {
    summary: 'Prove again who is signed in; changes of people and keys need it every 15 minutes',
    body: SessionConfirmation,
    response: MessageResponse,
    details: z.object({ needsCode: z.boolean() }),
    refusals: [429],
  },
  changeName: {
    summary: 'Change what colleagues read in place of your e-mail address; null removes it',
    body: OwnNameForm,
    response: MessageResponse,
  },
  changePassword: {
    summary: 'Change your own password; all other sessions end',
    body: PasswordForm,
    response: MessageResponse,
    refusals: [429],
  },
  findSecondFactor: {
    summary: 'Whether signing in to this account needs a code besides the password',
    response: z.object({
      since: z.iso.datetime().nullable(),
      recoveryCodes: z.int(),
    } satisfies FieldsOf<SecondFactor>),
  },
  beginSecondFactor: {
    summary: 'Make a secret for an authenticator app; it counts once it is confirmed by a code',
    body: PasswordConfirmation,
    response: z.object({ secret: z.string(), address: z.string() }),
    refusals: [409, 429],
  },
  confirmSecondFactor: {
    summary: 'Switch the second factor on by a code of the app; gives ten recovery codes',
    body: CodeConfirmation,
    response: RecoveryCodesResponse,
    refusals: [409, 429],
  },
  removeSecondFactor: {
    summary: 'Switch the second factor off',
    body: PasswordConfirmation,
    response: MessageResponse,
    refusals: [409, 429],
  },
  renewRecoveryCodes: {
    summary: 'Make ten new recovery codes; those before no longer work',
    body: PasswordConfirmation,
    response: RecoveryCodesResponse,
    refusals: [409, 429],
  },
  beginPasskeySignIn: {
    summary: 'Options for navigator.credentials.get, to sign in with a passkey',
    response: PasskeyOptionsResponse,
  },
  signInWithPasskey: {
    summary: 'Sign in with a passkey, which replaces the password and the code',
    body: PasskeySignIn,
    response: SessionResponse,
    refusals: [401],
  },
  listPasskeys: {
    summary: 'The passkeys of this account',
    response: z.object({ passkeys: z.array(PasskeyResponse) }),
  },
  beginPasskey: {
    summary: 'Options for navigator.credentials.create, to add a passkey to this account',
    body: PasswordConfirmation,
    response: PasskeyOptionsResponse,
    refusals: [429],
  },
  addPasskey: {
    summary: 'Add a passkey; with the first factor of the account come ten recovery codes',
    body: NewPasskey,
    response: RecoveryCodesResponse,
    status: 201,
    refusals: [409],
  },
  removePasskey: {
    summary: 'Remove a passkey',
    params: IdParams,
    body: PasswordConfirmation,
    response: MessageResponse,
    refusals: [404, 429],
  },
  findFactorRule: {
    summary: 'Whether everybody needs a second factor',
    response: SecondFactorRule,
  },
  setFactorRule: {
    summary: 'Say whether everybody needs a second factor',
    body: SecondFactorRule,
    response: MessageResponse,
    refusals: [409],
  },
  listSessions: {
    summary: 'Where this account is signed in',
    response: z.object({ sessions: z.array(SessionRowResponse) }),
  },
  listColleagues: {
    summary: 'The accounts of the office, to which enquiries and messages are assigned',
    response: z.object({ colleagues: z.array(ColleagueResponse) }),
  },
  endOtherSessions: {
    summary: 'End all sessions of this account but this one',
    response: MessageResponse,
  },
  endSession: {
    summary: 'End one session of this account',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
