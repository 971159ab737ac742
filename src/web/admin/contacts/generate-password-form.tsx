import { useState } from 'react'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { dropDraft, findDraft, keepDraft } from '../forms/kept-draft.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { generateCustomerPassword } from './generate-customer-password.ts'

const screen = 'generate-password'

export function GeneratePasswordForm() {
  const { formProps, faults, failure, isBusy } = useSubmission(generate)
  const [kept] = useState(keptNumber)
  const [made, setMade] = useState('')
  return (
    <form {...formProps} method="post" className="flex max-w-xl flex-col gap-4">
      {failure && <Banner {...failure} />}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="GST Number"
          name="gstNumber"
          hint="15 characters, as on the customer's tax invoice"
          fault={faults.gstNumber}
          defaultValue={kept}
          maxLength={customerLimits.gstNumber}
          onChange={({ target }) => keepDraft(screen, { gstNumber: target.value })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired
          isMarked={false}
          className="grow basis-64"
        />
        <Button type="submit" look="action" className="w-full sm:mt-6 sm:w-auto">
          {isBusy && <SpinnerMark />}
          {isBusy ? 'Generating...' : 'Generate Password'}
        </Button>
      </div>
      {/* The list beneath shows it to those who see. */}
      <p role="status" className="sr-only">
        {made}
      </p>
    </form>
  )

  async function generate({ gstNumber }: Record<string, string>) {
    const refused = await generateCustomerPassword(gstNumber)
    if (refused) return refused
    dropDraft(screen)
    formProps.ref.current?.querySelectorAll('input').forEach(emptyAndFocus)
    setMade(`${customerMessages.passwordMade}: ${gstNumber}`)
    return undefined
  }
}

/** The next number is typed where the last one was. */
function emptyAndFocus(input: HTMLInputElement) {
  input.value = ''
  input.focus()
}

/** Half a number survives a reload; a password never would. */
function keptNumber() {
  const draft = findDraft(screen) as { gstNumber?: unknown } | null
  return typeof draft?.gstNumber === 'string' ? draft.gstNumber : ''
}
