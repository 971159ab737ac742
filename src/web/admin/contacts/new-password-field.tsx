import { useId, useRef } from 'react'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { randomPassword } from './random-password.ts'

/** In plain sight: whoever sets it has to be able to tell it. What becomes of it is said beside a fault too. */
export function NewPasswordField({ fault }: { fault: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <Field label="Password" fault={fault} isRequired isMarked={false}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              ref={input}
              type="text"
              name="password"
              maxLength={customerLimits.longestPassword}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-first-focus
              {...control}
              aria-describedby={fault ? `${control['aria-describedby']} ${hintId}` : hintId}
              className={`${control.className} font-mono`}
            />
            <Button onClick={() => input.current && type(input.current, randomPassword())}>
              Generate
            </Button>
          </div>
          <p id={hintId} className="mt-1 text-sm text-pretty text-ink-soft">
            {customerMessages.passwordHint}
          </p>
        </>
      )}
    </Field>
  )
}

/** As if it had been typed: a fault at the field is mended by it. */
function type(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
