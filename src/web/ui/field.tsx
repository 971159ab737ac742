import { useId } from 'react'

type FieldProps = {
  label: string
  /** Shown under the control while there is no error. */
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean
  /** A mark separates required fields from others: false where all fields are required. */
  isMarked?: boolean
  className?: string
}

/** What a control needs to belong to its label, its hint and its error. */
type ControlProps = {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

/** Its style is in `theme.css`. */
export const controlLook = 'control'

export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isMarked = isRequired,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => React.ReactNode }) {
  const id = useId()
  const textId = `${id}-text`
  const text = error ?? hint
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={`mb-1 block text-sm font-semibold ${isMarked ? 'required-mark' : ''}`}
      >
        {label}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': text ? textId : undefined,
        className: controlLook,
      })}
      {text && (
        <p
          id={textId}
          className={`mt-1 text-sm text-pretty wrap-anywhere ${error ? 'text-danger' : 'text-ink-soft'}`}
        >
          {text}
        </p>
      )}
    </div>
  )
}

type Rest<Tag extends 'input' | 'textarea'> = Omit<
  React.ComponentProps<Tag>,
  keyof ControlProps | 'children'
>

export function TextField(props: FieldProps & Rest<'input'>) {
  const [field, rest] = splitField(props)
  return (
    <Field {...field}>{(control) => <input type="text" dir="auto" {...rest} {...control} />}</Field>
  )
}

export function TextAreaField(props: FieldProps & Rest<'textarea'>) {
  const [field, rest] = splitField(props)
  return <Field {...field}>{(control) => <textarea dir="auto" {...rest} {...control} />}</Field>
}

/** Separates the props of the field from those of its control. */
function splitField<Props extends FieldProps>(props: Props) {
  const { label, hint, error, isRequired, isMarked, className, ...rest } = props
  return [{ label, hint, error, isRequired, isMarked, className }, rest] as const
}
