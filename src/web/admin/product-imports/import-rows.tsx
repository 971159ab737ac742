import { useSearchParams } from 'react-router'
import { listLimits } from '#contract/list-limits.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import {
  importHeadOf,
  importPresenceTexts,
  importOutcomes,
  importOutcomeTexts,
  isUndoneImport,
  productImportMessages,
} from '#contract/product-imports/product-import.ts'
import type {
  CellChange,
  ImportedRow,
  ProductImport,
} from '#contract/product-imports/product-import.ts'
import { productFieldNames } from '#contract/products/product-fields.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Badge } from '../lists/badges.tsx'
import type { Tone } from '../lists/badges.tsx'
import { CellChanges } from '../lists/cell-changes.tsx'
import { saveBlob } from '../lists/save-blob.ts'
import { StatusTabs } from '../lists/status-tabs.tsx'
import { failureUnder } from '../session/api-error.ts'
import { downloadFile } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { productNumberText } from '../products/product-number-text.ts'
import { rowsAddress } from './import-texts.ts'

type ImportedRowsProps = {
  id: string
  found: ProductImport & { items: ImportedRow[]; total: number }
  onMend: (row: ImportedRow) => void
}

/** The rows of the file by what each does, a page at a time. */
export function ImportedRows({ id, found, onMend }: ImportedRowsProps) {
  const [params] = useSearchParams()
  const address = rowsAddress(id)
  const query = address.queryOf(params)
  const download = useWrite({
    async store() {
      const file = await downloadFile(productImportCalls.downloadRefused, { id })
      saveBlob(`${found.fileName.replace(/\.\w+$/, '')}-refused.csv`, file)
    },
    failureOf: (error) => failureUnder(productImportMessages.downloadFailed, error),
  })
  const isUndone = isUndoneImport(found.state)
  return (
    <section aria-label="Rows of the file" className="flex flex-col gap-3">
      <StatusTabs
        all="All rows"
        statuses={importOutcomes.map(
          (outcome) => [outcome, importOutcomeTexts[outcome], found[outcome]] as const,
        )}
        current={query.outcome}
        addressOf={(outcome) => address.addressOf({ outcome, page: 1 })}
      />
      {download.failure && <Banner {...download.failure} />}
      {found.refused > 0 && (
        <div>
          <Button aria-disabled={download.isBusy()} onClick={() => void download.run(undefined)}>
            Download refused rows
          </Button>
        </div>
      )}
      <RowList rows={found.items} {...(isUndone ? {} : { onMend })} />
      <Pager
        label="Pages of rows"
        page={query.page}
        pages={Math.ceil(found.total / listLimits.onPage)}
        addressOf={(page) => address.addressOf({ ...query, page })}
      />
    </section>
  )
}

type RowListProps = {
  rows: ImportedRow[]
  /** Absent once the import is undone. */
  onMend?: (row: ImportedRow) => void
}

const tones: Record<ImportedRow['outcome'], Tone> = {
  created: 'leaf',
  changed: 'amber',
  unchanged: 'plain',
  refused: 'danger',
}

/** What each row does, cell by cell, or why it does nothing. */
function RowList({ rows, onMend }: RowListProps) {
  if (rows.length === 0) return <p className="py-4 text-ink-soft">No such rows.</p>
  return (
    <ul aria-label="Rows" className="border-t border-hairline">
      {rows.map((row) => (
        <Row key={row.row} row={row} {...(onMend ? { onMend } : {})} />
      ))}
    </ul>
  )
}

function Row({ row, onMend }: { row: ImportedRow; onMend?: (row: ImportedRow) => void }) {
  const { outcome, product, changes, faults, isApplied, presence } = row
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-hairline py-2.5 text-sm">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere">
          <span className="mr-2 text-ink-soft figures">Row {row.row}</span>
          <bdi className="mr-2 font-semibold">{product}</bdi>
          <Badge tone={tones[outcome]}>{importOutcomeTexts[outcome]}</Badge>
          {isApplied && (
            <span className="ml-2 text-ink-soft">{isGone(presence) ? 'was stored' : 'stored'}</span>
          )}
          {presence && presence !== 'imported' && (
            <span className="ml-2 text-ink-soft">{importPresenceTexts[presence]}</span>
          )}
        </p>
        {faults.map(({ column, reason }) => (
          <p key={`${column} ${reason}`} className="text-danger wrap-anywhere">
            {column === '' ? reason : `${column}: ${reason}`}
          </p>
        ))}
        {outcome === 'created' && <ReadValues changes={changes} />}
        {outcome === 'changed' && <CellChanges changes={changes.map(shownCell)} />}
      </div>
      {outcome === 'refused' && onMend && (
        <Button aria-label={`Correct row ${row.row}`} onClick={() => onMend(row)}>
          Correct
        </Button>
      )}
    </li>
  )
}

/** Of a new product, so that a column that was read wrongly is seen before anything is stored. */
const checkedFields = [
  'category',
  'price',
  'stockStatus',
  'gstRate',
  'hsnCode',
  'brand',
  'modelNo',
  'warranty',
] as const

function ReadValues({ changes }: { changes: CellChange[] }) {
  const cells = new Map(changes.map(shownCell).map(({ column, after }) => [column, after]))
  return (
    <dl className="flex flex-wrap gap-x-3 text-ink-soft wrap-anywhere">
      {checkedFields.map(importHeadOf).map((head) => (
        <div key={head} className="flex gap-1">
          <dt className="shrink-0">{head}:</dt>
          <dd className="min-w-0 text-ink">
            <bdi>{cells.get(head) || 'none'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shownCell({ column, before, after }: CellChange) {
  const field = productFieldNames.find((field) => importHeadOf(field) === column)
  const textOf = (text: string) => (field ? productNumberText(field, text) : text)
  return { column, before: textOf(before), after: textOf(after) }
}

function isGone(presence: ImportedRow['presence']) {
  return presence !== null && presence !== 'imported' && presence !== 'changed'
}
