import { ownStatusTexts } from '#contract/own-enquiries/own-enquiry.ts'
import type { OwnStatus } from '#contract/own-enquiries/own-enquiry.ts'

const colours: Record<OwnStatus, string> = {
  received: 'bg-blue-wash text-blue',
  'in-progress': 'bg-amber-wash text-amber',
  closed: 'bg-leaf-wash text-leaf',
}

export function OwnStatusBadge({ status }: { status: OwnStatus }) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap ${colours[status]}`}
    >
      {ownStatusTexts[status]}
    </span>
  )
}

/** What an enquiry is about, or that it is a message. */
export function subjectOf({ product }: { product: string | null }) {
  return product ?? 'Message'
}
