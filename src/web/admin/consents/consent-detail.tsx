import { useRef, useState } from 'react'
import { consentCalls } from '#contract/consents/consent-calls.ts'
import { consentMessages } from '#contract/consents/consent.ts'
import type { Consent } from '#contract/consents/consent.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { Detail } from '../lists/detail-list.tsx'

type ConsentDetailProps = {
  consent: Consent | null
  email: string | null
  onWithdrawn: (consent: Consent) => void
}

/** Whether the sender agreed to offers, when, and to which words. */
export function ConsentDetail({ consent, email, onWithdrawn }: ConsentDetailProps) {
  const place = useRef<HTMLDivElement>(null)
  const withdrawal = useWithdrawal((consent) => {
    onWithdrawn(consent)
    // The button that had the focus goes.
    place.current?.focus()
  })
  return (
    <Detail name="Offers">
      {withdrawal.failure && <Banner {...withdrawal.failure} className="mb-2" />}
      <div ref={place} tabIndex={-1} className="outline-none">
        {consent ? <Agreement consent={consent} /> : <NoAgreement />}
      </div>
      {consent?.withdrawnAt === null && (
        <Button
          look="quiet"
          className="-ml-2.5 px-2.5!"
          onClick={withdrawal.ask}
          aria-disabled={withdrawal.isBusy}
        >
          {withdrawal.isBusy ? 'Withdrawing...' : 'Withdraw consent'}
        </Button>
      )}
      <span role="status" className="text-leaf">
        {withdrawal.done}
      </span>
      {consent && withdrawal.isAsked && (
        <ConfirmDialog
          question="Withdraw the consent to offers?"
          hint={`It ends for every enquiry and message from ${email ?? 'this sender'}. Only the sender can give it again.`}
          yes="Withdraw"
          onYes={() => withdrawal.confirm(consent)}
          onNo={withdrawal.cancel}
        />
      )}
    </Detail>
  )
}

function NoAgreement() {
  return <span className="text-ink-soft">Did not agree to offers</span>
}

function Agreement({ consent: { agreedAt, wording, withdrawnAt } }: { consent: Consent }) {
  return (
    <>
      {withdrawnAt !== null && (
        <p className="font-semibold">Withdrawn on {timeText(withdrawnAt)}</p>
      )}
      <p className={withdrawnAt === null ? 'text-pretty' : 'text-pretty text-ink-soft'}>
        Agreed to offers on {timeText(agreedAt)}: “{wording}”
      </p>
    </>
  )
}

function useWithdrawal(onWithdrawn: (consent: Consent) => void) {
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState('')
  const { run, isBusy, failure } = useWrite({
    store: ({ id }: Consent) => callApi(consentCalls.withdraw, { id }),
    failureOf: (error) => failureOf(error, consentMessages.withdrawFailed),
    onStored({ consent, message }) {
      onWithdrawn(consent)
      setDone(message)
    },
  })
  return {
    isAsked,
    isBusy: isBusy(),
    done,
    failure,
    ask: () => !isBusy() && setAsked(true),
    cancel: () => setAsked(false),
    confirm(consent: Consent) {
      setAsked(false)
      void run(consent)
    },
  }
}
