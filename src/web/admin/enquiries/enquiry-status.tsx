import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import type { Tone } from '../lists/badges.tsx'
import { StatusBadge } from '../lists/badges.tsx'
import type { StatusChange } from './enquiry-changes.tsx'
import { screenStatusOf, serverStatusOf, statusChoices } from './enquiry-list.ts'

type StatusSelectProps = { enquiry: Enquiry; label: string; change: StatusChange }

/** While a change is under way, it shows what is stored. */
export function StatusSelect({ enquiry: { id, status }, label, change }: StatusSelectProps) {
  return (
    <StatusBadge
      call={enquiryCalls.setStatus}
      label={label}
      value={screenStatusOf[status]}
      choices={statusChoices}
      onChoose={(screen) => {
        const chosen = serverStatusOf(screen)
        if (chosen) void change.run({ id, status: chosen })
      }}
      isBusy={change.isBusy(id)}
      tone={tones[status]}
    />
  )
}

const tones: Record<EnquiryStatus, Tone> = { pending: 'blue', responded: 'amber', closed: 'leaf' }
