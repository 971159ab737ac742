import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#contract/count-text.ts'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { announce } from '../../ui/toasts.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { FactorPasswordForm } from './factor-password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { CodesProps, MadeCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export const secondFactorQuery = callQuery(accountCalls.findSecondFactor, {})

/** What somebody is about to do, which asks for the password first. */
type Step = 'on' | 'off' | 'codes'

export function SecondFactorSettings({ codes, onCodes }: CodesProps) {
  const { data, error, refetch } = useQuery(secondFactorQuery)
  const [step, setStep] = useState<Step>()
  useFocusFallback(step ?? codes)
  if (error || !data) {
    return (
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to fetch the second factor"
        skeleton={<Skeleton className="h-4 w-64" />}
      />
    )
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => onCodes([])} />
  const close = () => setStep(undefined)
  const show = (made: MadeCodes) => {
    announce(made.message)
    onCodes(made.codes)
    close()
    void outdate([accountCalls.findSecondFactor, accountCalls.findSession])
  }
  if (step === 'on') return <SecondFactorSetup onOn={show} onCancel={close} />
  if (step === 'off') {
    return (
      <FactorPasswordForm
        submitText="Switch off"
        failed="Failed to switch the second factor off"
        onCancel={close}
        send={async (confirmation) => {
          const { message } = await callApi(accountCalls.removeSecondFactor, confirmation)
          announce(message)
          close()
          await outdate([accountCalls.findSecondFactor])
        }}
      />
    )
  }
  if (step === 'codes') {
    return (
      <FactorPasswordForm
        submitText="Make New Codes"
        failed="Failed to make recovery codes"
        onCancel={close}
        send={async (confirmation) =>
          show(await callApi(accountCalls.renewRecoveryCodes, confirmation))
        }
      />
    )
  }
  if (data.since === null) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm">Off: no authenticator app is set up.</p>
        <Button onClick={() => setStep('on')}>Set up</Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm">
        On since {timeText(data.since)}. {codesText(data.recoveryCodes)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setStep('codes')}>New recovery codes</Button>
        <Button onClick={() => setStep('off')}>Switch off</Button>
      </div>
    </div>
  )
}

function codesText(left: number) {
  if (left === 0) return 'No recovery code is left: make new ones.'
  return countOf(left, 'recovery code is left.', 'recovery codes are left.')
}
