import { Link } from 'react-router'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import type { CustomerLink as LinkedCustomer } from '#contract/customer-directory/customer-record.ts'
import { Permitted } from '../session/permitted.tsx'
import { customerPath } from './customer-list.ts'

/** To the page of the customer who has sent something. */
export function CustomerLink({ customer: { id, name } }: { customer: LinkedCustomer }) {
  return (
    <Permitted call={customerRecordCalls.find} instead={<bdi>{name}</bdi>}>
      <Link to={customerPath(id)} className="inline-flex min-h-6 items-center text-action">
        <bdi>{name}</bdi>
      </Link>
    </Permitted>
  )
}
