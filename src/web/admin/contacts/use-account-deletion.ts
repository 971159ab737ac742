import { customerMessages } from '#contract/customers/customer.ts'
import { useRowDeletion } from '../tables/use-row-deletion.ts'
import { deleteCustomer } from './contact-calls.ts'
import type { NamedAccount } from './delete-account-dialog.tsx'

export function useAccountDeletion(onGone: (account: NamedAccount) => void) {
  return useRowDeletion<NamedAccount>({
    store: ({ id }) => deleteCustomer(id),
    failed: customerMessages.deleteFailed,
    onGone,
  })
}
