import { consentCalls } from '#contract/consents/consent-calls.ts'
import type { ConsentSource } from '#contract/consents/consent.ts'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { stockAlertCalls } from '#contract/stock-alerts/stock-alert-calls.ts'

/** Null where the sender gave no e-mail. */
export function withdrawalOfOffers(email: string | null) {
  return {
    question: 'Withdraw the consent to offers?',
    hint: `It ends for every enquiry and message from ${email ?? 'this sender'}. Only the sender can give it again.`,
  }
}

function ofStockAlert(email: string) {
  return {
    question: 'Withdraw the consent to this e-mail?',
    hint: `${email} is not told when the product is back in stock. Only the person can ask for it again.`,
  }
}

export const withdrawalQuestions: Record<
  ConsentSource,
  (email: string) => { question: string; hint: string }
> = { enquiry: withdrawalOfOffers, contact: withdrawalOfOffers, 'stock-alert': ofStockAlert }

/** A withdrawal ends what was agreed to with other submissions too. */
export const withdrawalOutdates = [
  consentCalls.list,
  enquiryCalls.list,
  enquiryCalls.find,
  contactCalls.list,
  contactCalls.find,
  customerRecordCalls.find,
  customerRecordCalls.findTimeline,
  stockAlertCalls.count,
]
