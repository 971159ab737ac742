import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'

const anotherRate = 'Another rate'

type PercentFieldProps = React.ComponentProps<typeof TextField> & {
  value: string
  usual: readonly string[]
  onRate: (rate: string) => void
}

/** A choice of the usual rates; for another rate, a text field appears beside it. */
export function PercentField({ usual, onRate, className = '', ...field }: PercentFieldProps) {
  const { label, value, error, name, onChange } = field
  // While 5.5 is typed, the value is 5 for a moment, which is a usual rate.
  const [typed, setTyped] = useState<string>()
  const isAnother = typed === value || !usual.includes(value)
  const choice = isAnother ? anotherRate : `${value} %`
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      <SelectField
        label={label}
        isRequired
        className="min-w-0 flex-1"
        error={isAnother ? undefined : error}
        choices={[...usual.map((rate) => `${rate} %`), anotherRate]}
        value={choice}
        onChoose={(chosen) => {
          const rate = chosen === anotherRate ? '' : chosen.replace(' %', '')
          setTyped(rate === '' ? rate : undefined)
          onRate(rate)
        }}
      />
      {isAnother && (
        <TextField
          {...{ name, value, error }}
          label={`${label} in %`}
          isRequired
          inputMode="decimal"
          autoComplete="off"
          className="min-w-0 flex-1"
          onChange={(event) => {
            setTyped(event.target.value)
            onChange?.(event)
          }}
        />
      )}
    </div>
  )
}
