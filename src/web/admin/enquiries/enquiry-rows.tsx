import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { ColumnHead } from '../tables/column-head.tsx'
import { bodyLook, headLook, tableLook } from '../tables/table-looks.ts'
import { EnquiryTableRow } from './enquiry-table-row.tsx'
import type { StatusChange } from './use-status-change.ts'

type EnquiryRowsProps = {
  enquiries: Enquiry[]
  statusChange: StatusChange
  onView: (enquiry: Enquiry) => void
  onDelete: (enquiry: Enquiry) => void
}

/** A table where there is room, and cards of the same rows where there is none: hence the roles. */
export function EnquiryRows({ enquiries, statusChange, onView, onDelete }: EnquiryRowsProps) {
  return (
    <table role="table" aria-label="Enquiries" className={tableLook}>
      <thead role="rowgroup" className={headLook}>
        <tr role="row">
          <ColumnHead text="Customer" />
          <ColumnHead text="Product" />
          <ColumnHead text="Date" />
          <ColumnHead text="Status" />
          <ColumnHead text="Actions" className="text-right" />
        </tr>
      </thead>
      <tbody role="rowgroup" className={bodyLook}>
        {enquiries.map((enquiry) => (
          <EnquiryTableRow
            key={enquiry.id}
            enquiry={enquiry}
            isBusy={statusChange.isBusy(enquiry)}
            onStatus={(status) => statusChange.change(enquiry, status)}
            onView={() => onView(enquiry)}
            onDelete={() => onDelete(enquiry)}
          />
        ))}
      </tbody>
    </table>
  )
}
