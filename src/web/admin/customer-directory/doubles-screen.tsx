import { useState } from 'react'
import { Link } from 'react-router'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerNameOf,
  customerRecordMessages,
  doubleReasonTexts,
} from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerDouble,
  CustomerRecordRow,
} from '#contract/customer-directory/customer-record.ts'
import { addressQuery } from '../lists/address-query.ts'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { actionsColumn, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { officeList } from '../lists/office-list.ts'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useMay } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'
import { countsText } from './customer-columns.tsx'
import { customerList, customerPath } from './customer-list.ts'
import { CustomerMergeDialog } from './customer-merge-dialog.tsx'

const { loadingDoubles, doublesFailed, noDoubles, dismissFailed } = customerRecordMessages

const doubleList = officeList(
  addressQuery('/admin/customers/doubles', () => ({})),
  {
    noun: ['pair', 'pairs'],
    call: customerRecordCalls.listDoubles,
    inputOf: (_, part) => part,
    rowsOf: ({ doubles, total }) => ({ rows: doubles, total, facts: {} }),
    failureOf: (error) => failureOf(error, doublesFailed),
  },
)

export const meta = () => officeMeta('Probable doubles')
export const handle = listHandle(loadingDoubles)

export const clientLoader = doubleList.load

export default function DoublesScreen() {
  return (
    <ListScreen
      title="Probable doubles"
      subtitle="Customers that may be the same. Nothing is merged automatically."
      back={{ to: customerList.path, text: 'Customers' }}
    >
      <Doubles />
    </ListScreen>
  )
}

function Doubles() {
  const list = useList(doubleList, { isDue: () => false })
  const [merging, setMerging] = useState<CustomerDouble>()
  const dismissal = useDismissal()
  const mayMerge = useMay(customerRecordCalls.merge)
  const actions = actionsColumn<CustomerDouble>((double) => (
    <Actions
      double={double}
      onMerge={() => setMerging(double)}
      onDismiss={() => void dismissal.run(double)}
      isBusy={dismissal.isBusy(double.id)}
    />
  ))
  return (
    <TableView
      label="Probable doubles"
      list={list}
      loading={loadingDoubles}
      failures={[dismissal.failure]}
      columns={mayMerge ? [...columns, actions] : columns}
      empty={{
        title: noDoubles,
        hint: 'Suggested here are customers with one PAN or phone, and those with one company name and e-mail domain.',
      }}
    >
      {merging && (
        <CustomerMergeDialog
          id={merging.one.id}
          otherId={merging.other.id}
          onClose={() => setMerging(undefined)}
          onMerged={() => undefined}
        />
      )}
    </TableView>
  )
}

const columns: Column<CustomerDouble>[] = [
  {
    head: 'One',
    className: 'col-span-2 min-w-0 @3xl:w-[30%]',
    cell: ({ one }) => <Customer customer={one} />,
  },
  {
    head: 'Other',
    className: 'col-span-2 min-w-0 @3xl:w-[30%]',
    cell: ({ other }) => <Customer customer={other} />,
  },
  {
    head: 'Why',
    className: 'col-span-2 min-w-0 text-sm text-ink-soft',
    cell: ({ reasons }) => reasons.map((reason) => doubleReasonTexts[reason]).join(', '),
  },
]

function Customer({ customer }: { customer: CustomerRecordRow }) {
  const { id, name, company, email, phone, gstNumber } = customer
  const facts = [company === null ? null : name, email, phone, gstNumber]
  return (
    <>
      <Link to={customerPath(id)} className="line-clamp-2 font-semibold text-action wrap-anywhere">
        <bdi>{customerNameOf(customer)}</bdi>
      </Link>
      <p className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">
        {facts.filter((fact) => fact !== null).join(' · ')}
      </p>
      <p className="text-sm text-ink-soft">{countsText(customer)}</p>
    </>
  )
}

type ActionsProps = {
  double: CustomerDouble
  onMerge: () => void
  onDismiss: () => void
  isBusy: boolean
}

function Actions({ double: { one, other }, onMerge, onDismiss, isBusy }: ActionsProps) {
  const names = `${customerNameOf(one)} and ${customerNameOf(other)}`
  return (
    <RowActions>
      <RowButton text="Merge" label={`Merge ${names}`} onPress={onMerge} />
      <RowButton
        text="Not the same"
        label={`Not the same: ${names}`}
        onPress={onDismiss}
        isBusy={isBusy}
      />
    </RowActions>
  )
}

/** The message that follows has the undo. */
function useDismissal() {
  const pairOf = ({ one, other }: CustomerDouble) => ({ oneId: one.id, otherId: other.id })
  return useWrite({
    store: (double: CustomerDouble) => callApi(customerRecordCalls.dismissDouble, pairOf(double)),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, dismissFailed),
    onStored: ({ message }, double) =>
      announceRestorable({
        message,
        restore: () => callApi(customerRecordCalls.restoreDouble, pairOf(double)),
        failed: dismissFailed,
        reads: [customerRecordCalls.listDoubles],
      }),
    outdates: [customerRecordCalls.listDoubles],
  })
}
