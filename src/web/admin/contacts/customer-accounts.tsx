import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import type { CustomerAccount } from '#contract/customers/customer.ts'
import { listLimits } from '#contract/list-limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { SearchForm } from '../lists/filter-bar.tsx'
import { RowsSkeleton } from '../lists/list-screen.tsx'
import { rowsOnPage } from '../lists/office-list.ts'
import { DeletionDialog, useRowDeletion } from '../lists/row-deletion.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { useFocusAfterDeletion } from '../lists/row-focus.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { useMadePasswords } from './generated-password-store.ts'

/** Every account there is, also those that no message names. */
export function CustomerAccounts() {
  const section = useRef<HTMLElement>(null)
  const accounts = useCustomerAccounts()
  const { found, failure } = accounts
  const deletion = useAccountDeletion(accounts.reload)
  useFocusAfterDeletion(section, found?.customers ?? [], deletion.going)
  return (
    <section ref={section} aria-label="Customer accounts" className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Customer accounts</h2>
      <SearchForm
        name="Customer accounts"
        label="Search customer accounts"
        placeholder="GST number, name or email"
        q={accounts.q}
        onSearch={accounts.search}
      />
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
      <AccountDeletionDialog deletion={deletion} />
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

/** Read anew when another is searched for, more are wanted, or one was made or deleted. */
function useCustomerAccounts() {
  const [q, setQ] = useState('')
  const [pages, setPages] = useState(1)
  const { length: made } = useMadePasswords()
  const limit = Math.min(pages * rowsOnPage, listLimits.limit)
  const query = callQuery(customerCalls.list, { q: q || undefined, limit })
  const { data, error } = useQuery({ ...query, placeholderData: keepPreviousData })
  const { customers = [], total = 0 } = data ?? {}
  useEffect(() => {
    if (made > 0) void outdate([customerCalls.list])
  }, [made])

  return {
    q,
    found: data && { customers, total },
    failure: error ? failureOf(error, 'Failed to load the accounts') : undefined,
    canShowMore: limit < Math.min(total, listLimits.limit),
    search(q: string) {
      setQ(q)
      setPages(1)
    },
    showMore: () => setPages(pages + 1),
    reload: () => void outdate([customerCalls.list]),
  }
}

/** An account to delete, with the name of its customer. */
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
