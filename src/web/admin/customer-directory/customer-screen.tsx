import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerNameOf,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type { CustomerRecordPage } from '#contract/customer-directory/customer-record.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { listHandle, ListSkeleton } from '../lists/list-screen.tsx'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { countsText } from './customer-columns.tsx'
import { CustomerDetails } from './customer-details.tsx'
import { CustomerFormDialog } from './customer-form-dialog.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { customerList, customerPath } from './customer-list.ts'
import { CustomerMergeDialog } from './customer-merge-dialog.tsx'
import { CustomerTimeline, timelineAddress, timelineQuery } from './customer-timeline.tsx'
import type { Route } from './+types/customer-screen.ts'

const { loadingOne, findFailed } = customerRecordMessages

export const meta = () => officeMeta('Customer')
export const handle = listHandle(loadingOne)

export function clientLoader({ params: { id }, url }: Route.ClientLoaderArgs) {
  beginRead(callQuery(customerRecordCalls.find, { id }))
  beginRead(timelineQuery(id, timelineAddress(id).queryOf(url.searchParams)))
}

export default function CustomerScreen({ params: { id } }: Route.ComponentProps) {
  const { data, error, refetch } = useQuery(callQuery(customerRecordCalls.find, { id }))
  const customer = data?.customer
  useEffect(() => noteOpenedRow(id), [id])
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title={customer ? customerNameOf(customer) : 'Customer'}
        subtitle={customer ? countsText(customer.counts) : ''}
        back={{ to: customerList.path, text: 'Customers' }}
      >
        {customer && (
          <div key={customer.id} className="flex flex-wrap gap-3">
            <EditButton customer={customer} />
            <MergeButton id={customer.id} />
          </div>
        )}
      </ScreenHeader>
      {!data && (
        <ReadState
          {...{ data, error, refetch }}
          failed={findFailed}
          isTitle
          skeleton={<ListSkeleton text={loadingOne} />}
        >
          <ButtonLink to={customerList.path}>Back to the customers</ButtonLink>
        </ReadState>
      )}
      {customer && <ShownCustomer key={customer.id} customer={customer} />}
    </div>
  )
}

function EditButton({ customer }: { customer: CustomerRecordPage }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Permitted call={customerRecordCalls.change}>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {isOpen && <CustomerFormDialog customer={customer} onClose={() => setOpen(false)} />}
    </Permitted>
  )
}

/** After it, the record that stays is shown, unless this one was left before the response. */
function MergeButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  return (
    <Permitted call={customerRecordCalls.merge}>
      <Button onClick={() => setOpen(true)}>Merge</Button>
      {isOpen && (
        <CustomerMergeDialog
          id={id}
          onClose={() => setOpen(false)}
          onMerged={({ keptId }) => {
            if (!isLeft.current) void navigate(customerPath(keptId), { replace: true })
          }}
        />
      )}
    </Permitted>
  )
}

function ShownCustomer({ customer }: { customer: CustomerRecordPage }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[1fr_22rem]">
      <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-2 @4xl:row-start-1">
        <CustomerDetails customer={customer} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-1 @4xl:row-start-1">
        <CustomerNotes id={customer.id} />
        <CustomerTimeline id={customer.id} />
      </div>
    </div>
  )
}
