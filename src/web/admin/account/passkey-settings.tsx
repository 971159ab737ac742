import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { passkeyMessages } from '#contract/accounts/passkey.ts'
import type { Passkey } from '#contract/accounts/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { announce } from '../../ui/toasts.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { ReadState } from '../frame/read-state.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { canUsePasskeys } from '../session/device-passkeys.ts'
import { AddPasskey } from './add-passkey.tsx'
import { FactorPasswordForm } from './factor-password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { CodesProps, MadeCodes } from './recovery-codes.tsx'

export const passkeysQuery = callQuery(accountCalls.listPasskeys, {})

const outdated = [
  accountCalls.listPasskeys,
  accountCalls.findSecondFactor,
  accountCalls.findSession,
]

export function PasskeySettings({ codes, onCodes }: CodesProps) {
  const { data, error, refetch } = useQuery(passkeysQuery)
  const isOffered = useInBrowser(canUsePasskeys)
  const [step, setStep] = useState<'add' | Passkey>()
  useFocusFallback(step ?? codes)
  if (error || !data) {
    return (
      <ReadState
        {...{ data, error, refetch }}
        failed={passkeyMessages.listFailed}
        skeleton={<Skeleton className="h-4 w-64" />}
      />
    )
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => onCodes([])} />
  if (step === 'add') return <AddPasskey onAdded={added} onCancel={() => setStep(undefined)} />
  if (step) return <Removal passkey={step} onDone={() => setStep(undefined)} />
  return (
    <div className="flex flex-col items-start gap-3">
      {data.passkeys.length === 0 && <p className="text-sm">No passkey yet.</p>}
      <ul aria-label="Passkeys" className="w-full border-t border-hairline empty:hidden">
        {data.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setStep(passkey)} />
        ))}
      </ul>
      {isOffered ? (
        <Button onClick={() => setStep('add')}>Add passkey</Button>
      ) : (
        <p className="text-sm text-ink-soft">This browser cannot use passkeys here.</p>
      )}
    </div>
  )

  function added(made: MadeCodes) {
    announce(made.message)
    if (made.codes.length > 0) onCodes(made.codes)
    setStep(undefined)
    void outdate(outdated)
  }
}

type PasskeyRowProps = { passkey: Passkey; onRemove: () => void }

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-hairline py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          Added {timeText(createdAt)}
          {lastUsedAt && `, used ${timeText(lastUsedAt)}`}
        </p>
      </div>
      <Button look="quiet" onClick={onRemove} aria-label={`Remove the passkey ${name}`}>
        Remove
      </Button>
    </li>
  )
}

function Removal({ passkey: { id }, onDone }: { passkey: Passkey; onDone: () => void }) {
  return (
    <FactorPasswordForm
      submitText="Remove passkey"
      failed={passkeyMessages.removeFailed}
      onCancel={onDone}
      send={async (confirmation) => {
        const { message } = await callApi(accountCalls.removePasskey, { id, ...confirmation })
        announce(message)
        onDone()
        await outdate(outdated)
      }}
    />
  )
}
