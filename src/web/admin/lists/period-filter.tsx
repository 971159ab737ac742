import { controlLook } from '../../ui/field.tsx'

type Period = { from: string; to: string }

type PeriodFilterProps = Period & { onChoose: (changes: Partial<Period>) => void }

/** The days between which something came; each may be left open. */
export function PeriodFilter({ from, to, onChoose }: PeriodFilterProps) {
  return (
    <div role="group" aria-label="Period" className="period-filter">
      <Day label="From" value={from} onChoose={(from) => onChoose({ from })} />
      <Day label="To" value={to} onChoose={(to) => onChoose({ to })} />
    </div>
  )
}

type DayProps = { label: string; value: string; onChoose: (day: string) => void }

/** Chosen when it is a whole date: while one types the year, it is none. */
function Day({ label, value, onChoose }: DayProps) {
  return (
    <label className="text-sm text-ink-soft">
      {label}
      <input
        key={value}
        type="date"
        defaultValue={value}
        min="2000-01-01"
        max="2099-12-31"
        onBlur={({ target }) => {
          if (target.validity.valid && target.value !== value) onChoose(target.value)
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className={controlLook}
      />
    </label>
  )
}
