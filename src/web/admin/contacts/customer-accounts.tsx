import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { countOf, countText } from '#contract/count-text.ts'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import type { CustomerAccount } from '#contract/customers/customer.ts'
import { listLimits } from '#contract/list-limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { ReadState } from '../frame/read-state.tsx'
import { SearchForm } from '../lists/filter-bar.tsx'
import { RowsSkeleton } from '../lists/list-screen.tsx'
import { rowsOnPage } from '../lists/office-list.ts'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { useGeneratedPasswords } from './generated-passwords.tsx'
import { Permitted } from '../session/permitted.tsx'

/** Every account there is, also those that no message names. */
export function CustomerAccounts() {
  const [params] = useSearchParams()
  const asked = params.get('account') ?? ''
  return <ListedAccounts key={asked} asked={asked} />
}

/** With the search that the address asks for, until somebody types another. */
function ListedAccounts({ asked }: { asked: string }) {
  const [q, setQ] = useState(asked)
  const [pages, setPages] = useState(1)
  const limit = Math.min(pages * rowsOnPage, listLimits.limit)
  const { data, error, refetch } = useQuery({
    ...callQuery(customerCalls.list, { q: q || undefined, limit }),
    placeholderData: keepPreviousData,
  })
  const { customers = [], total = 0 } = data ?? {}
  const deletion = useAccountDeletion(reload)
  const { length: generated } = useGeneratedPasswords()
  useFocusFallback(data?.customers)
  useEffect(() => {
    if (generated > 0) reload()
  }, [generated])
  return (
    <section aria-label="Customer accounts" className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Customer accounts</h2>
      <SearchForm
        name="Customer accounts"
        label="Search customer accounts"
        placeholder="GST number, name or e-mail"
        q={q}
        onSearch={(q) => {
          setQ(q)
          setPages(1)
        }}
      />
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to load the accounts"
        skeleton={<RowsSkeleton />}
      />
      {deletion.failure && <Banner {...deletion.failure} />}
      {data && (
        <p role="status" className="text-sm text-ink-soft figures">
          {customers.length < total && `The first ${countText(customers.length)} of `}
          {countOf(total, 'account')}
        </p>
      )}
      {customers.length > 0 && (
        <ul aria-label="Customer accounts" className="border-t border-hairline">
          {customers.map((account) => (
            <AccountItem key={account.id} {...{ account, deletion }} />
          ))}
        </ul>
      )}
      {limit < Math.min(total, listLimits.limit) && (
        <Button className="self-start" onClick={() => setPages(pages + 1)}>
          Show more
        </Button>
      )}
      {deletion.dialog}
    </section>
  )
}

function reload() {
  void outdate([customerCalls.list])
}

type AccountItemProps = { account: CustomerAccount; deletion: RowDeletion<NamedAccount> }

function AccountItem({ account, deletion }: AccountItemProps) {
  const { id, gstNumber, email, passwordSetAt } = account
  const name = account.name ?? gstNumber ?? email ?? ''
  const others = [gstNumber, email].filter((line) => line !== null && line !== name)
  const isGoing = deletion.going?.id === id
  return (
    <li className="flex items-center justify-between gap-3 border-b border-hairline py-2">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        {others.map((line) => (
          <p key={line} className="text-sm wrap-anywhere text-ink-soft">
            {line}
          </p>
        ))}
        <p className="text-sm text-ink-soft">Password set on {timeText(passwordSetAt)}</p>
      </div>
      <Permitted call={customerCalls.delete}>
        <Button
          look="quiet"
          className="-mr-2.5 shrink-0 px-2.5!"
          onClick={() => deletion.ask({ id, name })}
          aria-label={`Delete the account of ${name}`}
          aria-disabled={isGoing}
        >
          {isGoing ? 'Deleting...' : 'Delete'}
        </Button>
      </Permitted>
    </li>
  )
}

/** An account to delete, with the name of its customer. */
export type NamedAccount = { id: string; name: string }

export function useAccountDeletion(onGone: (account: NamedAccount) => void) {
  return useRowDeletion<NamedAccount>({
    store: ({ id }) => callApi(customerCalls.delete, { id }),
    failed: customerMessages.deleteFailed,
    question: ({ name }) => `Delete the customer account of ${name}?`,
    hint: () =>
      'The customer cannot sign in any more, and the account cannot be restored. Messages from this customer stay.',
    onGone,
  })
}
