import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { failureOf, requireApiError } from '../session/api-error.ts'
import { renewCustomerPassword } from './contact-calls.ts'
import { contactScreenTexts } from './contact-screen-texts.ts'
import { loadCustomerForm } from './load-customer-form.ts'
import { rememberPassword } from './made-passwords.ts'

/** Gives why not, if not. The password goes into the list that this tab keeps. */
export async function generateCustomerPassword(
  gstNumber: string | undefined,
): Promise<Refused | undefined> {
  try {
    const { CustomerPasswordForm } = await loadCustomerForm()
    const faults = faultTextsOf(CustomerPasswordForm, { gstNumber })
    if (faults) return { faults }
    const { password, date, warning, ...made } = await renewCustomerPassword(gstNumber ?? '')
    rememberPassword({ gstNumber: made.gstNumber, password, date, warning })
    return undefined
  } catch (error) {
    const { fields } = requireApiError(error)
    if (Object.keys(fields).length > 0) return { faults: fields }
    return { failure: failureOf(error, contactScreenTexts.generateFailed), faults: {} }
  }
}
