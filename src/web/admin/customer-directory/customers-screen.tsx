import { useRef, useState } from 'react'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CsvHead, useCsvDownload } from '../lists/csv-download.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { useReturnedRow } from '../lists/row-focus.ts'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { Permitted } from '../session/permitted.tsx'
import { customerColumns } from './customer-columns.tsx'
import { CustomerFormDialog } from './customer-form-dialog.tsx'
import { CustomerImportDialog } from './customer-import-dialog.tsx'
import { customerFile, customerList } from './customer-list.ts'

export const meta = () => officeMeta('Customers')
export const handle = listHandle(customerRecordMessages.loading)

export const clientLoader = customerList.load

export default function CustomersScreen() {
  return (
    <ListScreen
      title="Customers"
      subtitle="Companies and people, with all that they sent and were sent"
      actions={<Actions />}
    >
      <Customers />
    </ListScreen>
  )
}

function Actions() {
  const [isImporting, setImporting] = useState(false)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/admin/customers/doubles">Probable doubles</ButtonLink>
      <Permitted call={customerRecordCalls.import}>
        <Button onClick={() => setImporting(true)}>Import CSV/Excel</Button>
      </Permitted>
      <Permitted call={customerRecordCalls.add}>
        <Button look="action" onClick={() => setAdding(true)}>
          Add customer
        </Button>
      </Permitted>
      {isAdding && <CustomerFormDialog onClose={() => setAdding(false)} />}
      {isImporting && <CustomerImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}

function Customers() {
  const section = useRef<HTMLElement>(null)
  const list = useList(customerList)
  const download = useCsvDownload(customerList.readAll, customerFile)
  const returned = useReturnedRow(section, list.rows)
  return (
    <TableView
      section={section}
      label="Customers"
      list={list}
      failures={[download.failure]}
      head={<CsvHead {...{ list, download }} />}
      loading={customerRecordMessages.loading}
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
      columns={customerColumns}
      returned={returned}
      empty={{
        title: customerRecordMessages.none,
        hint: 'Everyone who sends an enquiry or a message, or has an account, is listed here.',
        filteredHint: 'Try fewer words, or a part of the number.',
      }}
    />
  )
}
