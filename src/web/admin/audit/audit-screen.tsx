import { auditKindText, auditKinds, auditMessages, nobody } from '#contract/audit/audit-event.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { CsvButton } from '../lists/csv-button.tsx'
import { csvFileName, saveCsv } from '../lists/csv.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { EmptyList, ListCount, ListView } from '../lists/list-view.tsx'
import { PeriodFilter } from '../lists/period-filter.tsx'
import { useList, useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureUnder } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'
import { auditColumns } from './audit-columns.tsx'
import { auditCsv } from './audit-csv.ts'
import { auditList, readWholeAudit } from './audit-list.ts'
import type { AuditListQuery } from './audit-list.ts'
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
      actions={<ChainCheck />}
    >
      <Audit />
    </ListScreen>
  )
}

function Audit() {
  const list = useList(auditList, { isDue: () => false })
  const download = useDownload()
  const { listing, query, rows } = list
  return (
    <ListView
      label="Audit"
      list={list}
      skeleton={<ListSkeleton text={auditMessages.loading} />}
      failures={[download.failure]}
      banners={<AuditFilters people={list.facts?.people ?? []} />}
      head={
        listing && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ListCount listing={listing} noun={list.noun} />
            <CsvButton isBusy={download.isBusy()} onPress={() => void download.run(query)} />
          </div>
        )
      }
      rows={<ListTable label="Audit" rows={rows} columns={auditColumns} />}
      empty={
        <EmptyList
          list={list}
          title={auditMessages.none}
          hint="Whatever people change in the back office is recorded here."
          filteredHint="Try another person, kind or period."
          to={auditList.path}
        />
      }
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

function useDownload() {
  return useWrite({
    async store(query: AuditListQuery) {
      saveCsv(csvFileName('audit', new Date()), auditCsv(await readWholeAudit(query)))
    },
    failureOf: (error) => failureUnder('Failed to download the audit', error),
  })
}
