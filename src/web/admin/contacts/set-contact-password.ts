import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { failureOf, requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { contactScreenTexts } from './contact-screen-texts.ts'
import { loadCustomerForm } from './load-customer-form.ts'
import { rememberPassword } from './generated-password-store.ts'

type Outcome = { contact: Contact; message: string } | { refused: Refused }

/** Checks, saves, and remembers what only this tab may show. */
export async function setContactPassword(
  id: string,
  { password = '', gstNumber = '' }: Record<string, string>,
): Promise<Outcome> {
  try {
    const { ContactPasswordForm } = await loadCustomerForm()
    const faults = faultTextsOf(ContactPasswordForm, { password, gstNumber })
    if (faults) return { refused: { faults } }
    const saved = await callApi(contactCalls.setPassword, { id, password, gstNumber })
    remember(saved.contact, password)
    return saved
  } catch (error) {
    const { fields } = requireApiError(error)
    if (Object.keys(fields).length > 0) return { refused: { faults: fields } }
    const failure = failureOf(error, contactScreenTexts.passwordFailed)
    return { refused: { failure, faults: {} } }
  }
}

function remember({ id, gstNumber, passwordSetAt }: Contact, password: string) {
  if (!passwordSetAt) return
  rememberPassword({ gstNumber, password, date: passwordSetAt, warning: null, contactId: id })
}
