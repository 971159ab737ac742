import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerNameOf,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerRecordRow,
  MergePreview,
} from '#contract/customer-directory/customer-record.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOwnClose } from '../forms/use-own-close.ts'
import { ReadState } from '../frame/read-state.tsx'
import { DetailList } from '../lists/detail-list.tsx'
import { SearchForm } from '../lists/filter-bar.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { callQuery } from '../session/call-query.ts'
import { countsText } from './customer-columns.tsx'
import { useMerge } from './customer-merges.tsx'

type Pair = { keptId: string; mergedId: string }

type CustomerMergeDialogProps = {
  id: string
  /** Absent, it is searched for. */
  otherId?: string
  onClose: () => void
  onMerged: (pair: Pair) => void
}

/** Two records of one customer become one, after a look at what moves. */
export function CustomerMergeDialog({ id, otherId, onClose, onMerged }: CustomerMergeDialogProps) {
  const [pair, setPair] = useState<Pair | undefined>(
    otherId === undefined ? undefined : { keptId: id, mergedId: otherId },
  )
  useFocusFallback(pair)
  const close = useOwnClose(onClose)
  const merge = useMerge((merged) => {
    close()
    onMerged(merged)
  })
  return (
    <OfficeDialog
      title="Merge customers"
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose} data-first-focus>
            Cancel
          </Button>
          {pair && (
            <Button look="action" onClick={() => void merge.run(pair)}>
              {merge.isBusy() ? 'Merging...' : 'Merge'}
            </Button>
          )}
        </>
      }
    >
      {merge.failure && <Banner {...merge.failure} className="mb-4" />}
      {pair ? (
        <Preview
          pair={pair}
          onSwap={() => setPair({ keptId: pair.mergedId, mergedId: pair.keptId })}
        />
      ) : (
        <OtherSearch id={id} onChoose={(mergedId) => setPair({ keptId: id, mergedId })} />
      )}
    </OfficeDialog>
  )
}

type PreviewProps = { pair: Pair; onSwap: () => void }

function Preview({ pair: { keptId, mergedId }, onSwap }: PreviewProps) {
  const { data, error, refetch } = useQuery(
    callQuery(customerRecordCalls.previewMerge, { id: keptId, mergedId }),
  )
  return (
    <div className="flex flex-col gap-4">
      {error || !data ? (
        <ReadState
          {...{ data, error, refetch }}
          failed={customerRecordMessages.previewFailed}
          isTitle
          skeleton={<Skeleton className="h-40" />}
        />
      ) : (
        <Moves preview={data.preview} />
      )}
      {/* It stays while the other preview is read, and so does the focus. */}
      <Button className="self-start" onClick={onSwap}>
        Swap the two
      </Button>
    </div>
  )
}

function Moves({ preview }: { preview: MergePreview }) {
  const { kept, merged, keys, accounts, notes } = preview
  return (
    <>
      <p className="wrap-anywhere">
        All of <strong>{customerNameOf(merged)}</strong> becomes a part of{' '}
        <strong>{customerNameOf(kept)}</strong>. It can be undone.
      </p>
      <DetailList
        details={{
          'What stays': <Facts customer={kept} />,
          'What moves': <Facts customer={merged} />,
          Contacts: keys.length > 0 ? keys.join(', ') : 'None',
          Accounts: String(accounts),
          Notes: String(notes),
          Name: kept.name ?? merged.name,
          Company: kept.company ?? merged.company,
        }}
      />
    </>
  )
}

function Facts({ customer }: { customer: CustomerRecordRow }) {
  const { name, email, phone, gstNumber } = customer
  const facts = [name, email, phone, gstNumber].filter((fact) => fact !== null)
  return (
    <>
      <bdi className="font-semibold">{customerNameOf(customer)}</bdi>
      <span className="block text-ink-soft">{facts.join(' · ')}</span>
      <span className="block text-ink-soft">{countsText(customer)}</span>
    </>
  )
}

const mostFound = 8

function OtherSearch({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const [q, setQ] = useState('')
  const { data, error, refetch } = useQuery({
    ...callQuery(customerRecordCalls.list, { q: q || undefined, page: 1, limit: mostFound }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.customers ?? []).filter((customer) => customer.id !== id)
  return (
    <div className="flex flex-col gap-3 pt-1">
      <SearchForm
        name="Other customer"
        label="Search the other customer"
        placeholder="Name, company, e-mail, phone or GST number"
        q={q}
        onSearch={setQ}
        isFocusedFirst
      />
      <ReadState
        {...{ data, error, refetch }}
        failed={customerRecordMessages.listFailed}
        isTitle
        skeleton={<Skeleton className="h-24" />}
      />
      {data && found.length === 0 && <p className="text-ink-soft">{customerRecordMessages.none}</p>}
      <ul aria-label="Found customers" className="border-t border-hairline empty:hidden">
        {found.map((customer) => (
          <li
            key={customer.id}
            className="flex items-center gap-3 border-b border-hairline py-2 text-sm"
          >
            <div className="min-w-0 grow wrap-anywhere">
              <Facts customer={customer} />
            </div>
            <Button
              aria-label={`Choose ${customerNameOf(customer)}`}
              onClick={() => onChoose(customer.id)}
            >
              Choose
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
