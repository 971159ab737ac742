import { useState } from 'react'
import { Field } from '../../ui/field.tsx'

type PasswordFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  fault?: string | undefined
  'data-first-focus'?: boolean
}

export function PasswordField({ label, hint, fault, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, fault }} isRequired isMarked={false}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pr-13`}
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            title={isShown ? 'Hide password' : 'Show password'}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-soft -outline-offset-2! hover:text-ink"
          >
            <Eye isOpen={isShown} />
          </button>
        </div>
      )}
    </Field>
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      className="size-5"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 10S5 4.75 10 4.75 17.5 10 17.5 10 15 15.25 10 15.25 2.5 10 2.5 10z" />
      <circle cx="10" cy="10" r="2.25" />
      {isOpen && <path d="m3.5 16.5 13-13" />}
    </svg>
  )
}
