import { useId } from 'react'

type FieldProps = {
  label: string
  /** Shown under the control while there is no fault. */
  hint?: string | undefined
  fault?: string | undefined
  isRequired?: boolean
  className?: string
}

/** What a control needs to belong to its label, its hint and its fault. */
type ControlProps = {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

/** `md:` alone would shrink the target on a tablet, where a finger still is one. */
export const controlLook =
  'w-full min-h-11 rounded-md border border-outline bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:outline-danger ' +
  'disabled:bg-sunken disabled:text-ink-soft md:min-h-9 md:py-1.5 md:pointer-coarse:min-h-11'

export function Field({
  label,
  hint,
  fault,
  isRequired = false,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => React.ReactNode }) {
  const id = useId()
  const textId = `${id}-text`
  const text = fault ?? hint
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={`mb-1 block text-sm font-semibold ${isRequired ? requiredMark : ''}`}
      >
        {label}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': fault !== undefined,
        'aria-describedby': text ? textId : undefined,
        className: controlLook,
      })}
      {text && (
        <p
          id={textId}
          className={`mt-1 text-sm text-pretty ${fault ? 'text-danger' : 'text-ink-soft'}`}
        >
          {text}
        </p>
      )}
    </div>
  )
}

/** Drawn by CSS with an empty spoken text: the label's name stays as the specification writes it. */
const requiredMark = "after:ml-0.5 after:text-danger after:content-['*'_/_'']"

type Rest<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  React.ComponentProps<Tag>,
  keyof ControlProps | 'children'
>

export function TextField({ label, hint, fault, isRequired, className, ...rest }: FieldProps & Rest<'input'>) {
  return (
    <Field {...{ label, hint, fault, isRequired, className }}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  hint,
  fault,
  isRequired,
  className,
  ...rest
}: FieldProps & Rest<'textarea'>) {
  return (
    <Field {...{ label, hint, fault, isRequired, className }}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  )
}

type SelectFieldProps = FieldProps &
  Rest<'select'> & { choices: readonly string[]; placeholder?: string }

export function SelectField({
  label,
  hint,
  fault,
  isRequired,
  className,
  choices,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, fault, isRequired, className }}>
      {(control) => (
        <select {...rest} {...control}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
