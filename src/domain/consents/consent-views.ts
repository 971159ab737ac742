import type { Consent } from '#contract/consents/consent.ts'

/** What a list of submissions selects when it joins their consents. */
export const consentColumns = [
  'consents.id as consentId',
  'consents.agreedAt',
  'consents.wording',
  'consents.withdrawnAt',
] as const

type JoinedConsent = {
  consentId: string | null
  agreedAt: string | null
  wording: string | null
  withdrawnAt: string | null
}

export function consentOf({ consentId: id, ...row }: JoinedConsent): Consent | null {
  const { agreedAt, wording, withdrawnAt } = row
  if (id === null || agreedAt === null || wording === null) return null
  return { id, agreedAt, wording, withdrawnAt }
}
