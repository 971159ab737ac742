import { useRef } from 'react'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { EmptyList, ListView } from '../lists/list-view.tsx'
import { useReturnedRow } from '../lists/row-focus.ts'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { customerColumns } from './customer-columns.tsx'
import { customerList } from './customer-list.ts'

export const meta = () => officeMeta('Customers')
export const handle: OfficeHandle = {
  skeleton: () => <ListScreenSkeleton text={customerRecordMessages.loading} />,
}

export const clientLoader = customerList.load

export default function CustomersScreen() {
  return (
    <ListScreen
      title="Customers"
      subtitle="Companies and people, with all that they sent and were sent"
      actions={<ButtonLink to="/admin/customers/doubles">Probable doubles</ButtonLink>}
    >
      <Customers />
    </ListScreen>
  )
}

function Customers() {
  const section = useRef<HTMLElement>(null)
  const list = useList(customerList)
  const returned = useReturnedRow(section, list.rows)
  return (
    <ListView
      section={section}
      label="Customers"
      list={list}
      skeleton={<ListSkeleton text={customerRecordMessages.loading} />}
      banners={
        <FilterBar
          list={customerList}
          label="Customers"
          search={{
            label: 'Search customers',
            placeholder: 'Name, company, e-mail, phone, GST number or PAN',
          }}
          filters={[]}
        />
      }
      rows={
        <ListTable
          label="Customers"
          rows={list.rows}
          columns={customerColumns}
          returned={returned}
        />
      }
      empty={
        <EmptyList
          list={list}
          title={customerRecordMessages.none}
          hint="Whoever sends an enquiry or a message, or has an account, is listed here."
          filteredHint="Try fewer words, or a part of the number."
          to={customerList.path}
        />
      }
    />
  )
}
