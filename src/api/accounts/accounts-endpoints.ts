import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountDefinitions } from '#contract/accounts/account-definitions.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { passkeyMessages } from '#contract/accounts/passkey.ts'
import { changeOwnName } from '#domain/accounts/change-own-name.ts'
import { changePassword } from '#domain/accounts/change-password.ts'
import { confirmSession } from '#domain/accounts/confirm-session.ts'
import { endOtherSessions, endSessionOfAccount, signOut } from '#domain/accounts/end-sessions.ts'
import { findColleagues } from '#domain/accounts/find-accounts.ts'
import { findSessionRows } from '#domain/accounts/find-sessions.ts'
import { requestPasswordReset, resetPassword } from '#domain/accounts/reset-password.ts'
import {
  isSecondFactorRequired,
  requireSecondFactor,
} from '#domain/accounts/require-second-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#domain/accounts/second-factor.ts'
import { addPasskey, beginPasskey, findPasskeys, removePasskey } from '#domain/accounts/passkeys.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#domain/accounts/sign-in-with-passkey.ts'
import { signInAdministrator } from '#domain/accounts/sign-in-administrator.ts'
import { endpointsOf } from '../endpoint.ts'

export const accountsEndpoints = endpointsOf(accountCalls, accountDefinitions, {
  signIn: (app, { caller, body }) => signInAdministrator(app, body, caller),
  async requestPasswordReset(app, { caller, body }) {
    await requestPasswordReset(app, body, caller)
    return { message: accountMessages.resetRequested }
  },
  async resetPassword(app, { caller, body }) {
    await resetPassword(app, body, caller)
    return { message: accountMessages.passwordReset }
  },
  async findSession(_app, { caller: { session } }) {
    const { user, name, expiresAt, role, isFactorMissing } = session
    return { user, name, expiresAt, role, isFactorMissing }
  },
  async signOut(app, { caller }) {
    await signOut(app, caller.session)
    return { message: accountMessages.signedOut }
  },
  async confirmSession(app, { caller, body }) {
    await confirmSession(app, caller.session, body, caller)
    return { message: accountMessages.confirmed }
  },
  async changeName(app, { caller, body }) {
    await changeOwnName(app, caller.by, body.name)
    return { message: accountMessages.nameSaved }
  },
  async changePassword(app, { caller, body }) {
    await changePassword(app, caller.session, body, caller)
    return { message: accountMessages.passwordChanged }
  },
  findSecondFactor: (app, { caller }) => findSecondFactor(app, caller.session.accountId),
  beginSecondFactor: (app, { caller, body }) =>
    beginSecondFactor(app, caller.session, body.currentPassword, caller),
  async confirmSecondFactor(app, { caller, body }) {
    const codes = await confirmSecondFactor(app, caller.session, body.code)
    return { message: accountMessages.secondFactorOn, codes }
  },
  async removeSecondFactor(app, { caller, body }) {
    await removeSecondFactor(app, caller.session, body.currentPassword, caller)
    return { message: accountMessages.secondFactorOff }
  },
  async renewRecoveryCodes(app, { caller, body }) {
    const codes = await renewRecoveryCodes(app, caller.session, body.currentPassword, caller)
    return { message: accountMessages.recoveryCodesMade, codes }
  },
  beginPasskeySignIn: async (app) => ({ options: await beginPasskeySignIn(app) }),
  signInWithPasskey: (app, { caller, body }) => signInWithPasskey(app, body, caller),
  listPasskeys: async ({ db }, { caller }) => ({
    passkeys: await findPasskeys(db, caller.session.accountId),
  }),
  beginPasskey: async (app, { caller, body }) => ({
    options: await beginPasskey(app, caller.session, body.currentPassword, caller),
  }),
  async addPasskey(app, { caller, body }) {
    return { message: passkeyMessages.added, codes: await addPasskey(app, caller.session, body) }
  },
  async removePasskey(app, { caller, params, body }) {
    const removal = { id: params.id, password: body.currentPassword }
    await removePasskey(app, caller.session, removal, caller)
    return { message: passkeyMessages.removed }
  },
  findFactorRule: async (app) => ({ isRequired: await isSecondFactorRequired(app) }),
  async setFactorRule(app, { caller, body: { isRequired } }) {
    await requireSecondFactor(app, caller.by, isRequired)
    const { factorRequired, factorNotRequired } = accountMessages
    return { message: isRequired ? factorRequired : factorNotRequired }
  },
  async listSessions(app, { caller }) {
    return { sessions: await findSessionRows(app, caller.session) }
  },
  async listColleagues({ db }) {
    return { colleagues: await findColleagues(db) }
  },
  async endOtherSessions(app, { caller }) {
    await endOtherSessions(app, caller.session)
    return { message: accountMessages.otherSessionsEnded }
  },
  async endSession(app, { caller, params }) {
    await endSessionOfAccount(app, caller.session, params.id)
    return { message: accountMessages.sessionEnded }
  },
})
