import { callsOf } from '../call.ts'
import type { accountDefinitions } from './account-definitions.ts'

export const accountCalls = callsOf<typeof accountDefinitions>()({
  signIn: { method: 'POST', path: '/login', can: 'anyone' },
  requestPasswordReset: { method: 'POST', path: '/password-reset', can: 'anyone' },
  resetPassword: { method: 'POST', path: '/password-reset/confirm', can: 'anyone' },
  findSession: { method: 'GET', path: '/session', can: 'account.use' },
  signOut: { method: 'POST', path: '/logout', can: 'account.use' },
  confirmSession: { method: 'POST', path: '/admin/account/confirmation', can: 'account.use' },
  changeName: { method: 'PUT', path: '/admin/account/name', can: 'account.use' },
  changePassword: { method: 'PUT', path: '/admin/account/password', can: 'account.use' },
  findSecondFactor: { method: 'GET', path: '/admin/account/second-factor', can: 'account.use' },
  beginSecondFactor: { method: 'POST', path: '/admin/account/second-factor', can: 'account.use' },
  confirmSecondFactor: { method: 'PUT', path: '/admin/account/second-factor', can: 'account.use' },
  removeSecondFactor: {
    method: 'POST',
    path: '/admin/account/second-factor/removal',
    can: 'account.use',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/admin/account/second-factor/codes',
    can: 'account.use',
  },
  beginPasskeySignIn: { method: 'POST', path: '/login/passkey/options', can: 'anyone' },
  signInWithPasskey: { method: 'POST', path: '/login/passkey', can: 'anyone' },
  listPasskeys: { method: 'GET', path: '/admin/account/passkeys', can: 'account.use' },
  beginPasskey: { method: 'POST', path: '/admin/account/passkeys/options', can: 'account.use' },
  addPasskey: { method: 'POST', path: '/admin/account/passkeys', can: 'account.use' },
  removePasskey: {
    method: 'POST',
    path: '/admin/account/passkeys/{id}/removal',
    can: 'account.use',
  },
  findFactorRule: { method: 'GET', path: '/admin/settings/second-factor', can: 'people.view' },
  setFactorRule: { method: 'PUT', path: '/admin/settings/second-factor', can: 'people.edit' },
  listSessions: { method: 'GET', path: '/admin/account/sessions', can: 'account.use' },
  listColleagues: { method: 'GET', path: '/admin/colleagues', can: 'account.use' },
  endOtherSessions: { method: 'DELETE', path: '/admin/account/sessions', can: 'account.use' },
  endSession: { method: 'DELETE', path: '/admin/account/sessions/{id}', can: 'account.use' },
})
