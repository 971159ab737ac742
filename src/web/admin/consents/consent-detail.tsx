import { useRef, useState } from 'react'
import { consentCalls } from '#contract/consents/consent-calls.ts'
import { consentMessages } from '#contract/consents/consent.ts'
import type { Consent } from '#contract/consents/consent.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { useQuestion } from '../forms/use-question.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useMay } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { Detail } from '../lists/detail-list.tsx'
import { withdrawalOfOffers, withdrawalOutdates } from './withdrawal.ts'

type ConsentDetailProps = {
  consent: Consent | null
  email: string | null
  onWithdrawn: (consent: Consent) => void
}

/** Whether the sender agreed to offers, when, and to which words. */
export function ConsentDetail({ consent, email, onWithdrawn }: ConsentDetailProps) {
  const mayWithdraw = useMay(consentCalls.withdraw)
  const agreement = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState('')
  const { run, failure, isBusy } = useWrite({
    store: ({ id }: Consent) => callApi(consentCalls.withdraw, { id }),
    failureOf: (error) => failureOf(error, consentMessages.withdrawFailed),
    onStored({ consent, message }) {
      onWithdrawn(consent)
      setDone(message)
      // The button that had the focus is removed.
      agreement.current?.focus()
    },
    outdates: withdrawalOutdates,
  })
  const question = useQuestion<Consent>({
    textsOf: () => ({ ...withdrawalOfOffers(email), yes: 'Withdraw' }),
    onYes: (consent) => void run(consent),
  })
  return (
    <Detail name="Offers">
      {failure && <Banner {...failure} className="mb-2" />}
      <div ref={agreement} tabIndex={-1} className="outline-none">
        {consent && <Agreement consent={consent} />}
        {!consent && <span className="text-ink-soft">Did not agree to offers</span>}
      </div>
      {mayWithdraw && consent?.withdrawnAt === null && (
        <Button
          look="quiet"
          className="-ml-2.5 px-2.5!"
          onClick={() => question.ask(consent)}
          aria-disabled={isBusy()}
        >
          {isBusy() ? 'Withdrawing...' : 'Withdraw consent'}
        </Button>
      )}
      <span role="status" className="text-leaf">
        {done}
      </span>
      {question.dialog}
    </Detail>
  )
}

function Agreement({ consent: { agreedAt, wording, withdrawnAt } }: { consent: Consent }) {
  const isWithdrawn = withdrawnAt !== null
  return (
    <>
      {isWithdrawn && <p className="font-semibold">Withdrawn on {timeText(withdrawnAt)}</p>}
      <p className={`text-pretty ${isWithdrawn ? 'text-ink-soft' : ''}`}>
        Agreed to offers on {timeText(agreedAt)}: “{wording}”
      </p>
    </>
  )
}
