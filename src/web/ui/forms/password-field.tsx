import { useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'

type PasswordFieldProps = {
  label: string
  name: string
  autoComplete?: string | undefined
  maxLength?: number
  hint?: string | undefined
  error?: string | undefined
  'data-first-focus'?: boolean
}

/** What is typed can be shown, as soon as scripts run. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error }} isRequired isMarked={false}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button onClick={() => setShown(!isShown)} className="w-16 noscript:hidden">
            <span>
              {isShown ? 'Hide' : 'Show'}
              <span className="sr-only"> password</span>
            </span>
          </Button>
        </div>
      )}
    </Field>
  )
}
