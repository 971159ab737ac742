import { controlLook } from '../../ui/field.tsx'

type FilterSelectProps = {
  label: string
  value: string
  /** Value and text of each. */
  choices: [value: string, text: string][]
  onChoose: (value: string) => void
  className?: string
}

/** What stands in it says what it is for; the label is for those who listen. */
export function FilterSelect({
  label,
  value,
  choices,
  onChoose,
  className = 'grow basis-36 @2xl:w-auto @2xl:grow-0 @2xl:basis-auto',
}: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className={`${controlLook} ${className}`}
    >
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
