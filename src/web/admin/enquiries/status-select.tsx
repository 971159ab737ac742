import type { EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { controlLook } from '../../ui/field.tsx'
import { asScreenStatus, statusChoices } from './screen-status.ts'

type StatusSelectProps = {
  status: EnquiryStatus
  label: string
  /** Its change is on its way: what stands in it is still what is stored. */
  isBusy: boolean
  onChange: (screen: string) => void
}

export function StatusSelect({ status, label, isBusy, onChange }: StatusSelectProps) {
  return (
    <select
      aria-label={label}
      aria-busy={isBusy}
      value={asScreenStatus(status)}
      onChange={({ target }) => onChange(target.value)}
      className={`${controlLook} w-auto! font-medium ${colours[status]} ${isBusy ? 'opacity-60' : ''}`}
    >
      {statusChoices.map(([value, text]) => (
        <option key={value} value={value} className="bg-surface text-ink">
          {text}
        </option>
      ))}
    </select>
  )
}

const colours: Record<EnquiryStatus, string> = {
  pending: 'bg-blue-wash! text-blue!',
  responded: 'bg-amber-wash! text-amber!',
  closed: 'bg-leaf-wash! text-leaf!',
}
