import { useState } from 'react'
import { auditCalls } from '#contract/audit/audit-calls.ts'
import { auditKinds, auditKindText, auditMessages, nobody } from '#contract/audit/audit-event.ts'
import type { CheckedChain } from '#contract/audit/audit-event.ts'
import { countOf } from '#contract/count-text.ts'
import type { Colleague } from '#contract/follow-ups/follow-up.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { CsvHead, useCsvDownload } from '../lists/csv-download.tsx'
import { choicesOf, FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { PeriodFilter } from '../lists/row-filters.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList, useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { auditColumns } from './audit-columns.tsx'
import { auditFile, auditList } from './audit-list.ts'

export const meta = () => officeMeta('Audit')
export const handle = listHandle(auditMessages.loading)

export const clientLoader = auditList.load

export default function AuditScreen() {
  return (
    <ListScreen
      title="Audit"
      subtitle="Who did what, and when, with the values before and after"
      actions={
        <Permitted call={auditCalls.check}>
          <ChainCheck />
        </Permitted>
      }
    >
      <Audit />
    </ListScreen>
  )
}

function Audit() {
  const list = useList(auditList, { isDue: () => false })
  const download = useCsvDownload(auditList.readAll, auditFile)
  return (
    <TableView
      label="Audit"
      list={list}
      loading={auditMessages.loading}
      failures={[download.failure]}
      banners={<AuditFilters people={list.facts?.people ?? []} />}
      head={<CsvHead {...{ list, download }} />}
      columns={auditColumns}
      empty={{
        title: auditMessages.none,
        hint: 'Every change in the back office is recorded here.',
        filteredHint: 'Try another person, kind or period.',
      }}
    />
  )
}

function AuditFilters({ people }: { people: Colleague[] }) {
  const { query, show } = useListAddress(auditList)
  const { from, to } = query
  return (
    <FilterBar
      list={auditList}
      label="Audit"
      search={{
        label: 'Search a record',
        placeholder: 'Reference, id, name or e-mail of a person',
      }}
      isFolded
      filters={[
        {
          name: 'person',
          label: 'Person',
          choices: [
            ['', 'Everybody'],
            ...people.map(({ id, shownName }): [string, string] => [id, shownName]),
            [nobody, 'Visitors and the system'],
          ],
        },
        { name: 'kind', label: 'Kind', choices: choicesOf('All kinds', auditKinds, auditKindText) },
      ]}
    >
      <PeriodFilter {...{ from, to }} onChoose={show} />
    </FilterBar>
  )
}

/** Compares every event with its hash. */
function ChainCheck() {
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
