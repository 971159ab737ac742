import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { rowActionLook, rowActionsLook } from '../tables/row-action-look.ts'
import { cellLook, rowLook } from '../tables/table-looks.ts'
import { EnquirySender } from './enquiry-sender.tsx'
import { replyAddress } from './reply-address.ts'
import { StatusSelect } from './status-select.tsx'

type EnquiryTableRowProps = {
  enquiry: Enquiry
  isBusy: boolean
  onStatus: (screen: string) => void
  onView: () => void
  onDelete: () => void
}

export function EnquiryTableRow(props: EnquiryTableRowProps) {
  const { enquiry, isBusy, onStatus, onView, onDelete } = props
  const { name, product, createdAt, status } = enquiry
  return (
    <tr role="row" className={`${rowLook} ${cardLook}`}>
      <td role="cell" className={`${cellLook} col-span-2 @3xl:w-[34%]`}>
        <EnquirySender enquiry={enquiry} />
      </td>
      <td
        role="cell"
        className={`${cellLook} col-span-2 text-sm text-pretty wrap-anywhere @3xl:w-[26%]`}
      >
        {product}
      </td>
      <td
        role="cell"
        className={`${cellLook} text-sm text-ink-soft @3xl:whitespace-nowrap @3xl:text-ink`}
      >
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
      </td>
      <td role="cell" className={cellLook}>
        <StatusSelect {...{ status, isBusy }} label={`Status of ${name}`} onChange={onStatus} />
      </td>
      <td role="cell" className={`${cellLook} col-span-2 @3xl:text-right`}>
        <div className={rowActionsLook}>
          <Button
            look="quiet"
            className={rowActionLook}
            onClick={onView}
            aria-label={`View Details of ${name}`}
          >
            View Details
          </Button>
          <ButtonAnchor
            look="quiet"
            className={rowActionLook}
            href={replyAddress(enquiry)}
            aria-label={`Reply to ${name}`}
          >
            Reply
          </ButtonAnchor>
          <Button
            look="quiet"
            className={rowActionLook}
            onClick={onDelete}
            aria-label={`Delete the enquiry of ${name}`}
            data-delete
          >
            Delete
          </Button>
        </div>
      </td>
    </tr>
  )
}

const cardLook = 'grid-cols-[1fr_auto] gap-x-3 gap-y-2'
