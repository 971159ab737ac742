import { useState } from 'react'
import { countOf } from '#contract/count-text.ts'
import { auditCalls } from '#contract/audit/audit-calls.ts'
import { auditMessages } from '#contract/audit/audit-event.ts'
import type { CheckedChain } from '#contract/audit/audit-event.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'

/** Compares every event with its hash. */
export function ChainCheck() {
  const [checked, setChecked] = useState<CheckedChain>()
  const check = useWrite({
    store: (nothing: object) => callApi(auditCalls.check, nothing),
    onStored: setChecked,
    failureOf: (error) => failureUnder(auditMessages.checkFailed, error),
  })
  const close = () => setChecked(undefined)
  return (
    <>
      {check.failure && <Banner {...check.failure} />}
      <Button onClick={() => void check.run({})}>
        {check.isBusy() && <SpinnerMark />}
        {check.isBusy() ? 'Checking...' : 'Check the audit'}
      </Button>
      {checked && <CheckResult checked={checked} onClose={close} />}
    </>
  )
}

type CheckResultProps = { checked: CheckedChain; onClose: () => void }

function CheckResult({ checked: { events, faults, hash }, onClose }: CheckResultProps) {
  const isWhole = faults.length === 0
  return (
    <OfficeDialog
      title={isWhole ? 'The audit is unchanged' : 'The audit was changed'}
      onClose={onClose}
    >
      <p className="text-sm">
        {countOf(events, 'event was', 'events were')} compared with the hash that each has of itself
        and of the event before.
      </p>
      <ul className="mt-3 list-disc pl-5 text-sm text-danger empty:hidden">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {isWhole && hash && (
        <p className="mt-3 text-sm text-ink-soft">
          Keep the hash of the last event somewhere else, and compare it later:{' '}
          <code className="wrap-anywhere text-ink">{hash}</code>
        </p>
      )}
    </OfficeDialog>
  )
}
