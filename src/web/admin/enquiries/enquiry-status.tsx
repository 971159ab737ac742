import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { controlLook } from '../../ui/field.tsx'
import { useRowChange } from '../lists/use-row-changes.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { asScreenStatus, asServerStatus, statusChoices } from './enquiry-list.ts'

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

export type StatusChange = ReturnType<typeof useStatusChange>

/** Chosen in the words of the screen, stored in those of the server. */
export function useStatusChange(onChanged: (enquiry: Enquiry, message: string) => void) {
  const { change, ...state } = useRowChange<EnquiryStatus>({
    async store(id, status) {
      const { enquiry, message } = await callApi(enquiryCalls.setStatus, { id, status })
      onChanged(enquiry, message)
    },
    failureOf: (error) => failureUnder(enquiryMessages.statusFailed, error),
  })
  return {
    ...state,
    change(enquiry: Enquiry, screen: string) {
      const status = asServerStatus(screen)
      if (status) change(enquiry, status)
    },
  }
}
