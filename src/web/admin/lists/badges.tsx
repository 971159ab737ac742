import type { Route } from '#contract/call.ts'
import { RowSelect } from '../../ui/select.tsx'
import { useMay } from '../session/permitted.tsx'

export type Tone = 'plain' | 'blue' | 'leaf' | 'amber' | 'danger'

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink-soft',
  blue: 'bg-blue-wash text-blue',
  leaf: 'bg-leaf-wash text-leaf',
  amber: 'bg-amber-wash text-amber',
  danger: 'bg-danger-wash text-danger',
}

type BadgeProps = { tone: Tone; className?: string; children: React.ReactNode }

export function Badge({ tone, className = '', children }: BadgeProps) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}

/** A field that people do not see was filled in. A person decides what it is. */
export function SuspectMark() {
  return (
    <Badge tone="amber" className="ml-2 align-[0.1em]">
      Suspected spam
    </Badge>
  )
}

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
