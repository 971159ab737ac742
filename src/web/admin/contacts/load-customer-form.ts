import { generalMessages } from '#contract/refused-answer.ts'
import { ApiError } from '../session/api-error.ts'

/** The checks weigh more than the screen: they come when something is sent. */
export async function loadCustomerForm() {
  try {
    return await import('#contract/customers/customer-form.ts')
  } catch {
    throw new ApiError(generalMessages.noReply, { status: 0 })
  }
}
