import { auditCalls } from '#contract/audit/audit-calls.ts'
import { auditKindText, auditKinds, auditMessages, nobody } from '#contract/audit/audit-event.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { CsvHead, useCsvDownload } from '../lists/csv-download.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton } from '../lists/list-screen.tsx'
import { PeriodFilter } from '../lists/period-filter.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList, useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { Permitted } from '../session/permitted.tsx'
import { auditColumns } from './audit-columns.tsx'
import { auditCsv, auditList } from './audit-list.ts'
import { ChainCheck } from './chain-check.tsx'

export const meta = () => officeMeta('Audit')
export const handle: OfficeHandle = {
  skeleton: () => <ListScreenSkeleton text={auditMessages.loading} />,
}

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
  const download = useCsvDownload({
    readAll: auditList.readAll,
    name: 'audit',
    textOf: auditCsv,
    failed: 'Failed to download the audit',
  })
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

function AuditFilters({ people }: { people: { id: string; email: string }[] }) {
  const { query, show } = useListAddress(auditList)
  const { from, to } = query
  return (
    <FilterBar
      list={auditList}
      label="Audit"
      search={{ label: 'Search a record', placeholder: 'Reference, id or a person’s e-mail' }}
      isFolded
      filters={[
        {
          name: 'person',
          label: 'Person',
          choices: [
            ['', 'Everybody'],
            ...people.map(({ id, email }): [string, string] => [id, email]),
            [nobody, 'Visitors and the system'],
          ],
        },
        {
          name: 'kind',
          label: 'Kind',
          choices: [
            ['', 'All kinds'],
            ...auditKinds.map((kind): [string, string] => [kind, auditKindText(kind)]),
          ],
        },
      ]}
    >
      <PeriodFilter {...{ from, to }} onChoose={show} />
    </FilterBar>
  )
}
