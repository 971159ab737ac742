import { TextField } from '../../ui/field.tsx'

type MomentFieldProps = Omit<React.ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** ISO text in UTC, or empty. */
  value: string
  onMoment: (value: string) => void
}

/** A date with a time in India, wherever the browser is. */
export function MomentField({ value, onMoment, ...field }: MomentFieldProps) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={indianTime(value)}
      onChange={({ target }) => onMoment(isoTime(target.value))}
    />
  )
}

const ahead = 5.5 * 60 * 60 * 1000

/** As the control takes it: `2026-11-23T09:30`. */
function indianTime(iso: string) {
  if (iso === '') return ''
  return new Date(Date.parse(iso) + ahead).toISOString().slice(0, 16)
}

/** Empty also for a year of five digits, which the control takes. */
function isoTime(local: string) {
  const time = new Date(`${local}+05:30`)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
