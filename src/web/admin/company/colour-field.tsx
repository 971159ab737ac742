import { defaultColour, isColour } from '#contract/company/site-colour.ts'
import { Field } from '../../ui/field.tsx'

type ColourFieldProps = {
  name: string
  value: string
  label: string
  hint: string | undefined
  error: string | undefined
  className: string
  onText: (text: string) => void
}

/** A colour as it is written, and beside it as the browser lets one choose it. */
export function ColourField(props: ColourFieldProps) {
  const { name, value, label, hint, error, className, onText } = props
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            name={name}
            value={value}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            placeholder={defaultColour}
            onChange={({ target }) => onText(target.value)}
          />
          <input
            type="color"
            aria-label={`Choose the ${label.toLowerCase()}`}
            value={isColour(value) ? value : defaultColour}
            className="min-h-11 w-14 shrink-0 cursor-pointer rounded-md border border-outline bg-surface p-1 md:min-h-9"
            onChange={({ target }) => onText(target.value)}
          />
        </div>
      )}
    </Field>
  )
}
