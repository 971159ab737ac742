import { useRef } from 'react'
import type { CustomerAccount } from '#contract/customers/customer.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { RowsSkeleton } from '../tables/rows-skeleton.tsx'
import { SearchBox } from '../tables/search-box.tsx'
import { useFocusAfterDeletion } from '../tables/use-focus-after-deletion.ts'
import { useSearchInput } from '../tables/use-search-input.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import type { NamedAccount } from './delete-account-dialog.tsx'
import { useAccountDeletion } from './use-account-deletion.ts'
import { useCustomerAccounts } from './use-customer-accounts.ts'

/** Every account there is, also those that no message names. */
export function CustomerAccounts() {
  const section = useRef<HTMLElement>(null)
  const accounts = useCustomerAccounts()
  const { found, failure } = accounts
  const search = useSearchInput(accounts.q, accounts.search)
  const deletion = useAccountDeletion(accounts.reload)
  useFocusAfterDeletion(section, found?.customers ?? [], deletion.going)
  return (
    <section ref={section} aria-label="Customer accounts" className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Customer accounts</h2>
      <form role="search" aria-label="Customer accounts" onSubmit={search.submit}>
        <SearchBox
          label="Search customer accounts"
          placeholder="GST number, name or email"
          input={search.input}
        />
      </form>
      {failure && (
        <Banner {...failure}>
          <Button onClick={accounts.reload}>Try again</Button>
        </Banner>
      )}
      {deletion.failure && <Banner {...deletion.failure} />}
      {found ? (
        <FoundAccounts {...found} isGoing={deletion.going?.id} onDelete={deletion.ask} />
      ) : (
        !failure && <RowsSkeleton />
      )}
      {accounts.canShowMore && (
        <Button className="self-start" onClick={accounts.showMore}>
          Show more
        </Button>
      )}
      <DeleteAccountDialog deletion={deletion} />
    </section>
  )
}

type FoundAccountsProps = {
  customers: CustomerAccount[]
  total: number
  isGoing: string | undefined
  onDelete: (account: NamedAccount) => void
}

function FoundAccounts({ customers, total, isGoing, onDelete }: FoundAccountsProps) {
  const count = total === 1 ? '1 account' : `${total.toLocaleString('en-IN')} accounts`
  return (
    <>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {customers.length < total ? `The first ${customers.length} of ${count}` : count}
      </p>
      {customers.length > 0 && (
        <ul aria-label="Customer accounts" className="border-t border-hairline">
          {customers.map((account) => (
            <AccountItem
              key={account.id}
              account={account}
              isGoing={isGoing === account.id}
              onDelete={onDelete}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type AccountItemProps = {
  account: CustomerAccount
  isGoing: boolean
  onDelete: (account: NamedAccount) => void
}

function AccountItem({ account, isGoing, onDelete }: AccountItemProps) {
  const { id, gstNumber, email, passwordSetAt } = account
  const name = account.name ?? gstNumber ?? email ?? ''
  const others = [gstNumber, email].filter((line) => line !== null && line !== name)
  return (
    <li className="flex items-center justify-between gap-3 border-b border-hairline py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {others.map((line) => (
          <p key={line} className="text-sm wrap-anywhere text-ink-soft">
            {line}
          </p>
        ))}
        <p className="text-sm text-ink-soft">Password set on {timeText(passwordSetAt)}</p>
      </div>
      <Button
        look="quiet"
        className="-mr-2.5 shrink-0 px-2.5!"
        onClick={() => onDelete({ id, name })}
        aria-label={`Delete the account of ${name}`}
        aria-disabled={isGoing}
        data-delete
      >
        {isGoing ? 'Deleting...' : 'Delete'}
      </Button>
    </li>
  )
}
