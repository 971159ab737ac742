import { useRef, useState } from 'react'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { CsvButton } from '../lists/csv-button.tsx'
import { csvFileName, saveCsv } from '../lists/csv.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { EmptyList, ListCount, ListView } from '../lists/list-view.tsx'
import { useReturnedRow } from '../lists/row-focus.ts'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureUnder } from '../session/api-error.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { customerColumns } from './customer-columns.tsx'
import { CustomerImportDialog } from './customer-import-dialog.tsx'
import { customerList } from './customer-list.ts'
import type { CustomerQuery } from './customer-list.ts'
import { customersCsv } from './customers-csv.ts'

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
      actions={<Actions />}
    >
      <Customers />
    </ListScreen>
  )
}

function Actions() {
  const [isImporting, setImporting] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/admin/customers/doubles">Probable doubles</ButtonLink>
      <Permitted call={customerRecordCalls.import}>
        <Button onClick={() => setImporting(true)}>Import CSV</Button>
      </Permitted>
      {isImporting && <CustomerImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}

function useDownload() {
  return useWrite({
    async store(query: CustomerQuery) {
      saveCsv(csvFileName('customers', new Date()), customersCsv(await customerList.readAll(query)))
    },
    failureOf: (error) => failureUnder(customerRecordMessages.downloadFailed, error),
  })
}

function Customers() {
  const section = useRef<HTMLElement>(null)
  const list = useList(customerList)
  const download = useDownload()
  const { listing, query } = list
  const returned = useReturnedRow(section, list.rows)
  return (
    <ListView
      section={section}
      label="Customers"
      list={list}
      failures={[download.failure]}
      head={
        listing && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ListCount listing={listing} noun={list.noun} />
            <CsvButton isBusy={download.isBusy()} onPress={() => void download.run(query)} />
          </div>
        )
      }
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
