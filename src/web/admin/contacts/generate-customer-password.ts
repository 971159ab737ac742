import { customerCalls } from '#contract/customers/customer-calls.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { failureOf, requireApiError } from '../session/api-error.ts'
import type { ApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { contactScreenTexts } from './contact-screen-texts.ts'
import { loadCustomerForm } from './load-customer-form.ts'
import { rememberPassword } from './generated-password-store.ts'

type Outcome = { gstNumber: string } | { refused: Refused } | { existing: string }

/** The password goes into the list of this tab. An existing account is replaced with `renew` alone. */
export async function generateCustomerPassword(
  typed: string | undefined,
  renew: boolean,
): Promise<Outcome> {
  try {
    const { CustomerPasswordForm } = await loadCustomerForm()
    const faults = faultTextsOf(CustomerPasswordForm, { gstNumber: typed })
    if (faults) return { refused: { faults } }
    const { gstNumber, ...made } = await callApi(customerCalls.generatePassword, {
      gstNumber: typed ?? '',
      renew,
    })
    const { password, date, warning, notice } = made
    rememberPassword({ gstNumber, password, date, warning, notice })
    return { gstNumber }
  } catch (error) {
    return outcomeOf(requireApiError(error), typed ?? '')
  }
}

function outcomeOf(error: ApiError, typed: string): Outcome {
  if (canRenew(error)) return { existing: typed }
  const { fields } = error
  if (Object.keys(fields).length > 0) return { refused: { faults: fields } }
  const failure = failureOf(error, contactScreenTexts.generateFailed)
  return { refused: { failure, faults: {} } }
}

function canRenew({ status, answer }: ApiError) {
  const { generatePassword } = customerCalls
  return status === 409 && isDetailsOf(generatePassword, answer) && answer.canRenew === true
}
