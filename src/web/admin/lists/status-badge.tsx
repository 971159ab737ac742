import type { Route } from '#contract/call.ts'
import { RowSelect } from '../../ui/select.tsx'
import { Badge, tones } from './detail-list.tsx'
import type { Tone } from './detail-list.tsx'
import { useMay } from '../session/permitted.tsx'

type StatusBadgeProps = Pick<
  React.ComponentProps<typeof RowSelect>,
  'value' | 'choices' | 'onChoose'
> & {
  label: string
  tone: Tone
  /** That stores what is chosen: without the permission the badge is only read. */
  call: Pick<Route, 'can'>
  /** While what was chosen is being stored. */
  isBusy: boolean
}

/** The badge of a status, which opens the list of all. */
export function StatusBadge({ label, tone, isBusy, call, ...select }: StatusBadgeProps) {
  const { value, choices } = select
  if (!useMay(call)) {
    const [, text] = choices.find(([choice]) => choice === value) ?? []
    return <Badge tone={tone}>{text ?? value}</Badge>
  }
  return (
    <RowSelect
      {...select}
      aria-label={label}
      aria-busy={isBusy}
      className={`status-badge ${tones[tone]} ${isBusy ? 'opacity-60' : ''}`}
    />
  )
}
