import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyCalls } from '#contract/company/company-calls.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyRecord } from '#contract/company/company.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { HistoryEntry, HistoryList, RestoreButton } from '../lists/history-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { useDeletionQuestion } from './use-deletion-question.ts'

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
  const deletion = useDeletionQuestion('Restore and delete')
  const counting = useWrite({
    store: (restored: number) => callApi(companyCalls.countDeletionsOf, { version: restored }),
    failureOf: (error) => failureOf(error, companyMessages.restoreFailed),
    onStored(due, restored) {
      const restore = () => void restoring.run(restored)
      if (!deletion.asks(due, restore)) restore()
    },
  })
  const shown = counting.failure ?? restoring.failure
  return (
    <FormSection title="History" hint="Restore sets every field as it was before the change.">
      {shown && <Banner {...shown} />}
      <HistoryList
        {...{ error, refetch }}
        events={data?.history}
        none="The company has not been changed yet."
      >
        {({ version, at, by, restored, changes }) => (
          <HistoryEntry
            key={version}
            text={`${by ?? 'The system'} ${restored === null ? 'changed it' : 'restored an earlier version'}`}
            {...{ at, changes }}
            buttons={
              canRestore && <RestoreButton at={at} onPress={() => void counting.run(version - 1)} />
            }
          />
        )}
      </HistoryList>
      <div className="mt-3 flex flex-wrap gap-3">
        {before !== undefined && <Button onClick={() => setBefore(undefined)}>Newest</Button>}
        {data?.next && <Button onClick={() => setBefore(data.next ?? undefined)}>Older</Button>}
      </div>
      {deletion.dialog}
    </FormSection>
  )
}
