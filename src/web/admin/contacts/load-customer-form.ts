import { orNoReply } from '../session/or-no-reply.ts'

/** The checks weigh more than the screen: they come when something is sent. */
export function loadCustomerForm() {
  return orNoReply(() => import('#contract/customers/customer-form.ts'))
}
