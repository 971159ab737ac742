/** A key of a device with which somebody signs in, as /admin/account lists it. */
export type Passkey = {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export const passkeyLimits = {
  name: 60,
  /** Of one account. */
  most: 20,
  /** Between asking for options and sending what the device signed. */
  minutes: 5,
  /** Of a text that a device sends. */
  text: 20_000,
} as const

export const passkeyMessages = {
  nameRequired: 'Please name the passkey, for example after its device',
  listFailed: 'Failed to fetch the passkeys',
  addFailed: 'Failed to add the passkey',
  removeFailed: 'Failed to remove the passkey',
  signInFailed: 'Failed to sign in with a passkey',
  added: 'Passkey added',
  removed: 'Passkey removed',
  notFound: 'This passkey no longer exists',
  refused: 'This passkey could not be verified. Try again.',
  unknown: 'This passkey is not known here. Sign in with your password.',
  tooMany: `An account can have at most ${passkeyLimits.most} passkeys`,
  cancelled: 'The device gave no passkey.',
  isRegistered: 'This device is registered already: it has a passkey of this account.',
} as const
