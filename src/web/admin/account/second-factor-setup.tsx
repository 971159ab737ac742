import { useState } from 'react'
import { encode } from 'uqr'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { OfficeForm } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useFirstFieldFocus } from '../forms/use-first-field-focus.ts'
import { callApi } from '../session/call-api.ts'
import { CodeField } from '../session/credential-form.tsx'
import { FactorPasswordForm } from './factor-password-form.tsx'
import type { MadeCodes } from './recovery-codes.tsx'

type SecondFactorSetupProps = { onOn: (made: MadeCodes) => void; onCancel: () => void }

/** The password, then the secret for the app, then a first code that shows that the app has it. */
export function SecondFactorSetup({ onOn, onCancel }: SecondFactorSetupProps) {
  const [begun, setBegun] = useState<{ secret: string; address: string }>()
  if (begun) return <ConfirmForm {...begun} onOn={onOn} onCancel={onCancel} />
  return (
    <FactorPasswordForm
      submitText="Continue"
      failed="Failed to begin"
      onCancel={onCancel}
      send={async (confirmation) =>
        setBegun(await callApi(accountCalls.beginSecondFactor, confirmation))
      }
    />
  )
}

type ConfirmFormProps = SecondFactorSetupProps & { secret: string; address: string }

function ConfirmForm({ secret, address, onOn, onCancel }: ConfirmFormProps) {
  const submission = useSubmission(confirm)
  useFirstFieldFocus(submission)
  return (
    <OfficeForm
      {...{ submission, onCancel }}
      submitText="Switch on"
      busyText="Checking..."
      className="max-w-sm"
    >
      <p className="text-sm">
        Scan this with an authenticator app, or type the secret into it. Then enter the code that it
        shows.
      </p>
      <QrCode text={address} label="QR code for the authenticator app" />
      <p className="text-sm text-ink-soft">
        Secret: <code className="wrap-anywhere text-ink">{inGroups(secret)}</code>
      </p>
      <CodeField hint="Six digits" error={submission.fieldErrors.code} />
    </OfficeForm>
  )

  function confirm({ code = '' }: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, { code }),
      send: async () => onOn(await callApi(accountCalls.confirmSecondFactor, { code })),
      failed: 'Failed to switch the second factor on',
    })
  }
}

function inGroups(secret: string) {
  return secret.match(/.{1,4}/g)?.join(' ')
}

async function loadSchema() {
  return (await import('#contract/accounts/second-factor-form.ts')).CodeConfirmation
}

type QrCodeProps = { text: string; label: string }

/** Dark on white in both schemes: cameras do not read the other way round. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
