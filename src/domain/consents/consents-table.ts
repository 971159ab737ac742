import type { ConsentSource } from '#contract/consents/consent.ts'

/** One row for each submission whose sender agreed to offers. */
export type ConsentsTable = {
  id: string
  /** The enquiry or contact message with which it was given. */
  submissionId: string
  /** In lower case: a person withdraws for every spelling of the address at once. */
  email: string
  wording: string
  /** Of the wording: raised whenever its text changes. */
  wordingVersion: number
  /** The form in which the box was ticked. */
  source: ConsentSource
  agreedAt: string
  withdrawnAt: string | null
  /** Names this consent in links of e-mails, which have to work as long as the e-mail exists. */
  token: string
}
