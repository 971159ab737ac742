export type PasskeysTable = {
  id: string
  accountId: string
  /** The name that the device gave it. */
  credentialId: string
  name: string
  /** COSE, in base64url. */
  publicKey: string
  /** How often the device says that it was used; 0 where it does not count. */
  counter: number
  createdAt: string
  lastUsedAt: string | null
}

/** A challenge is answered once. */
export type UsedChallengesTable = { challengeHash: string; usedAt: string }
