import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyCalls } from '#contract/company/company-calls.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyChange, CompanyEvent, CompanyRecord } from '#contract/company/company.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { RetryButton } from '../frame/screen-failure.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type CompanyHistoryProps = {
  /** The present version. */
  version: number
  canRestore: boolean
  onRestored: (company: CompanyRecord) => void
}

/** What each version changed, the last first. */
export function CompanyHistory({ version, canRestore, onRestored }: CompanyHistoryProps) {
  const [before, setBefore] = useState<number>()
  const input = before === undefined ? {} : { before }
  const { data, error, refetch } = useQuery(callQuery(companyCalls.findHistory, input))
  const restoring = useWrite({
    store: (restored: number) =>
      callApi(companyCalls.restore, { version: restored, current: version }),
    failureOf: (error) => failureOf(error, companyMessages.restoreFailed),
    announces: ({ message }) => message,
    onStored: ({ company }) => onRestored(company),
    outdates: [companyCalls.find, companyCalls.findHistory],
  })
  const onRestore = canRestore ? (restored: number) => void restoring.run(restored) : undefined
  return (
    <FormSection title="History" hint="Restore sets every field as it was before the change.">
      {restoring.failure && <Banner {...restoring.failure} />}
      {error && (
        <Banner {...failureOf(error, companyMessages.historyFailed)}>
          <RetryButton onRetry={refetch} />
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-4 w-64" />}
      {data?.history.length === 0 && (
        <p className="text-ink-soft">Nobody has changed the company yet.</p>
      )}
      <ol className="border-t border-hairline empty:hidden">
        {data?.history.map((event) => (
          <HistoryEvent key={event.version} {...{ event, onRestore }} />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-3">
        {before !== undefined && <Button onClick={() => setBefore(undefined)}>Newest</Button>}
        {data?.next && <Button onClick={() => setBefore(data.next ?? undefined)}>Older</Button>}
      </div>
    </FormSection>
  )
}

type HistoryEventProps = {
  event: CompanyEvent
  onRestore: ((version: number) => void) | undefined
}

function HistoryEvent({ event, onRestore }: HistoryEventProps) {
  const { version, at, by, restored, changes } = event
  const verb = restored === null ? 'changed it' : 'restored an earlier version'
  return (
    <li className="border-b border-hairline py-1.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="wrap-anywhere">
          {by ?? 'The system'} {verb}
        </span>
        <span className="text-ink-soft">
          <time dateTime={at}>{timeText(at)}</time>
          {onRestore && (
            <Button
              look="quiet"
              className="px-2!"
              aria-label={`Restore what was before ${timeText(at)}`}
              onClick={() => onRestore(version - 1)}
            >
              Restore
            </Button>
          )}
        </span>
      </div>
      <ul className="empty:hidden">
        {changes.map((change) => (
          <ChangeLine key={change.field} {...change} />
        ))}
      </ul>
    </li>
  )
}

function ChangeLine({ label, from, to }: CompanyChange) {
  return (
    <li className="wrap-anywhere text-ink-soft">
      {label}: <del dir="auto">{shortened(from)}</del>{' '}
      <ins dir="auto" className="text-ink no-underline">
        {shortened(to)}
      </ins>
    </li>
  )
}

const mostShown = 300

function shortened(text: string) {
  if (text === '') return 'None'
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
