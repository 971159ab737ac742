import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

type PasswordFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
  'data-first-focus'?: boolean
}

export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const toggleText = isShown ? 'Hide password' : 'Show password'
  return (
    <Field {...{ label, hint, error }} isRequired isMarked={false}>
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
          <Tooltip text={toggleText}>
            <button
              type="button"
              onClick={() => setShown(!isShown)}
              aria-label={toggleText}
              aria-controls={control.id}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-soft -outline-offset-2! hover:text-ink"
            >
              <Eye isOpen={isShown} />
            </button>
          </Tooltip>
        </div>
      )}
    </Field>
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <LineIcon>
      <path d="M2.5 10S5 4.75 10 4.75 17.5 10 17.5 10 15 15.25 10 15.25 2.5 10 2.5 10z" />
      <circle cx="10" cy="10" r="2.25" />
      {isOpen && <path d="m3.5 16.5 13-13" />}
    </LineIcon>
  )
}
