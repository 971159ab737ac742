import { RowSelect } from '../../ui/select.tsx'
import { tones } from './detail-list.tsx'
import type { Tone } from './detail-list.tsx'

type StatusBadgeProps = Pick<
  React.ComponentProps<typeof RowSelect>,
  'value' | 'choices' | 'onChoose'
> & {
  label: string
  tone: Tone
  /** While what was chosen is being stored. */
  isBusy: boolean
}

/** The badge of a status, which opens the list of all. */
export function StatusBadge({ label, tone, isBusy, ...select }: StatusBadgeProps) {
  return (
    <RowSelect
      {...select}
      aria-label={label}
      aria-busy={isBusy}
      className={`status-badge ${tones[tone]} ${isBusy ? 'opacity-60' : ''}`}
    />
  )
}
