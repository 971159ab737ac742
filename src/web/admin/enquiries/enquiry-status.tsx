import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { controlLook } from '../../ui/field.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { asScreenStatus, asServerStatus, statusChoices } from './enquiry-list.ts'

type StatusSelectProps = {
  status: EnquiryStatus
  label: string
  /** While a change is under way, the select shows what is stored. */
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
  const { run, ...write } = useWrite({
    store: (input: { id: string; status: EnquiryStatus }) => callApi(enquiryCalls.setStatus, input),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureUnder(enquiryMessages.statusFailed, error),
    onStored: ({ enquiry, message }) => onChanged(enquiry, message),
    outdates: [enquiryCalls.findHistory],
  })
  return {
    ...write,
    change({ id }: Enquiry, screen: string) {
      const status = asServerStatus(screen)
      if (status) void run({ id, status })
    },
  }
}
