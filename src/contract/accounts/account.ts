export const accountLimits = {
  signInPassword: 6,
  newPassword: 12,
  password: 1024,
  /** Of what colleagues call a person. */
  name: 80,
  /** A session ends by itself after so long without use, and after so long in all. */
  idleHours: 12,
  sessionDays: 7,
  /** A link to set a new password works so long. */
  resetMinutes: 30,
  /** After a password was given, so long it need not be given again for what `needsConfirmation` names. */
  confirmedMinutes: 15,
  recoveryCodes: 10,
  /** Of a code of the second factor, with the spaces that people type. */
  code: 32,
} as const

export const accountMessages = {
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  newPasswordShort: `Password must be at least ${accountLimits.newPassword} characters`,
  passwordLong: `Password can have at most ${accountLimits.password} characters`,
  wrongPassword: 'Your current password is not right',
  passwordsDiffer: 'The two new passwords are not the same',
  signInWrong: 'Invalid email or password',
  signInFailed: 'Login failed',
  passwordBlank:
    'A password of spaces alone is too easy to guess. Use several unrelated words instead.',
  passwordRepeats: 'This password repeats itself. Use several unrelated words instead.',
  passwordSequence:
    'This password follows the alphabet, the digits or the keyboard. Use several unrelated words instead.',
  passwordCommon:
    'This is one of the most common passwords, or almost the same. Use several unrelated words instead.',
  passwordHasEmail: 'The password must not contain your e-mail address. Choose other words.',
  passwordHasCompany: 'The password must not contain the name of the company. Choose other words.',
  passwordIsOld: 'The new password must not be the old one, or contain it. Choose another.',
  resetRequested:
    'If this address belongs to an account, we have sent it a link. It works once, for 30 minutes.',
  resetLinkDead: 'This link has been used already, or is too old. Ask for a new one.',
  passwordChosen: 'Your password is set. Sign in with it.',
  resetNeedsMail:
    'E-mail is not set up, so no link can be sent. Ask your server administrator to set a new password with: npm run admin:reset',
  passwordReset:
    'Your password is changed, and all sessions have ended. Sign in with the new password.',
  codeNeeded: 'Enter the code of your authenticator app, or a recovery code.',
  codeRequired: 'A code is required',
  codeWrong: 'This code is not right, or was used already. Enter the one that is shown now.',
  secondFactorNotBegun: 'Please start again. There is nothing to confirm.',
  secondFactorOn: 'From now on signing in needs a code as well.',
  secondFactorOff: 'Signing in needs the password alone again.',
  secondFactorIsOn: 'The second factor is on already. Switch it off first.',
  secondFactorMissing: 'The second factor is not switched on.',
  recoveryCodesMade: 'The recovery codes before these no longer work.',
  confirmationNeeded: 'Please confirm with your password that it is you.',
  confirmed: 'Confirmed',
  confirmFailed: 'Failed to confirm',
  factorMissing:
    'Everyone in this office needs a second factor. Set yours up under Account to continue.',
  ownFactorFirst: 'Set up your own second factor under Account first.',
  factorRequired: 'From now on everybody needs a second factor.',
  factorNotRequired: 'A second factor is not required any more.',
  factorRuleFailed: 'Failed to change who needs a second factor',
  signedOut: 'Signed out',
  nameIsNoText: 'A name must be text',
  nameLetters: 'A name can have letters, digits, spaces and . , - & ’',
  nameReserved: 'Choose another name: this one stands for what nobody has done',
  nameLong: `A name can have at most ${accountLimits.name} characters`,
  nameSaved: 'Your name is saved',
  nameFailed: 'Failed to save your name',
  passwordChanged: 'Password changed. All other sessions have ended.',
  sessionEnded: 'Session ended',
  otherSessionsEnded: 'All other sessions have ended',
  unauthorized: 'Please log in to continue',
  forbidden: 'Your account has no permission for this. An owner of the site can give it.',
  expired: 'Your session has expired. Please login again.',
  signedOutElsewhere: 'You have signed out in another tab. Sign in again to go on here.',
  notOpened: 'The back office could not be opened.',
  notOpenedHint: 'The site may be in the middle of an update. Wait a minute, then try again.',
} as const

export type SignedInUser = { email: string }

export type Session = { token: string; user: SignedInUser; expiresAt: string }

/** One place in which an administrator is signed in, as /admin/account lists it. */
export type SessionRow = {
  id: string
  startedAt: string
  lastUsedAt: string
  expiresAt: string
  browser: string
  isCurrent: boolean
}

/** Whether signing in needs a code, and how many recovery codes are left. */
export type SecondFactor = { since: string | null; recoveryCodes: number }
