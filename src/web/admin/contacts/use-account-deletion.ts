import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import { callApi } from '../session/call-api.ts'
import { useRowDeletion } from '../tables/use-row-deletion.ts'
import type { NamedAccount } from './delete-account-dialog.tsx'

export function useAccountDeletion(onGone: (account: NamedAccount) => void) {
  return useRowDeletion<NamedAccount>({
    store: ({ id }) => callApi(customerCalls.delete, { id }),
    failed: customerMessages.deleteFailed,
    onGone,
  })
}
