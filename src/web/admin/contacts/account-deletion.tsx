import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import { DeletionDialog } from '../lists/deletion-dialog.tsx'
import { useRowDeletion } from '../lists/use-row-changes.ts'
import type { RowDeletion } from '../lists/use-row-changes.ts'
import { callApi } from '../session/call-api.ts'

/** An account to delete, and whose it is. */
export type NamedAccount = { id: string; name: string }

export function useAccountDeletion(onGone: (account: NamedAccount) => void) {
  return useRowDeletion<NamedAccount>({
    store: ({ id }) => callApi(customerCalls.delete, { id }),
    failed: customerMessages.deleteFailed,
    onGone,
  })
}

export function AccountDeletionDialog({ deletion }: { deletion: RowDeletion<NamedAccount> }) {
  return (
    <DeletionDialog
      deletion={deletion}
      question={({ name }) => `Delete the customer account of ${name}?`}
      hint={() =>
        'The customer cannot sign in any more, and the account cannot be restored. Messages from this customer stay.'
      }
    />
  )
}
