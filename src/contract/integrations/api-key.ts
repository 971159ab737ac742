import type { Role } from '../accounts/permissions.ts'

/** With which another program calls as one of the roles. */
export type ApiKey = {
  id: string
  name: string
  role: Role
  /** The last characters of the key, by which one of several is recognised. */
  ending: string
  createdAt: string
  /** The e-mail of the person who added it. */
  createdBy: string
  expiresAt: string
  lastUsedAt: string | null
}

export const apiKeyLimits = {
  name: 60,
  keys: 100,
  days: 730,
  /** Of each key, so that one that calls too often slows down no other. */
  callsPerMinute: 600,
} as const

/** For how long a key can be chosen to work, in days. */
export const apiKeyPeriods = [
  [30, '30 days'],
  [90, '90 days'],
  [365, '1 year'],
  [730, '2 years'],
] as const

/** Every key begins with it, so that programs that look for secrets in files recognise one. */
export const apiKeyBeginning = 'tamarind_key_'

export const apiKeyMessages = {
  listFailed: 'Failed to fetch the API keys',
  addFailed: 'Failed to add the API key',
  revokeFailed: 'Failed to revoke the API key',
  nameRequired: 'Please enter a name',
  daysRequired: 'Please choose how long the key works',
  isNameTaken:
    'An API key with this name already exists. If nobody has copied it, revoke it and add it again: it is not shown a second time.',
  tooMany: `There can be at most ${apiKeyLimits.keys} API keys. Revoke one first.`,
  notFound: 'This API key no longer exists',
  added: (name: string) => `The API key ${name} was added`,
  revoked: (name: string) => `The API key ${name} was revoked`,
  tooManyCalls: (seconds: number) =>
    `This API key has called more than ${apiKeyLimits.callsPerMinute} times in a minute. Call again in ${seconds} seconds.`,
} as const
