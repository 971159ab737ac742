import { useState } from 'react'
import { countOf, countText } from '#contract/count-text.ts'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  importColumnsText,
  importLimits,
  importMessages,
  importOutcomes,
  importOutcomeTexts,
} from '#contract/customer-directory/customer-import.ts'
import type {
  CustomerImport,
  ImportedRow,
  ImportOutcome,
} from '#contract/customer-directory/customer-import.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { FileInput } from '../forms/file-drop.tsx'
import { CellChanges } from '../lists/cell-changes.tsx'
import { saveCsv } from '../lists/csv.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { faultText, refusedCsv } from './refused-customers.ts'

type Checked = { file: File; result: CustomerImport }

/** A file is checked before anything of it is stored. */
export function CustomerImportDialog({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked>()
  const [imported, setImported] = useState<CustomerImport>()
  const check = useWrite({
    store: (file: File) => callApi(customerRecordCalls.import, { form: formOf(file, true) }),
    failureOf: (error) => failureUnder(importMessages.checkFailed, error),
    onStored: (result, file) => setChecked({ file, result }),
  })
  const store = useWrite({
    store: (file: File) => callApi(customerRecordCalls.import, { form: formOf(file, false) }),
    failureOf: (error) => failureUnder(importMessages.importFailed, error),
    announces: ({ message }) => message,
    onStored: setImported,
    outdates: [
      customerRecordCalls.list,
      customerRecordCalls.listDoubles,
      customerRecordCalls.listImports,
    ],
  })
  const result = imported ?? checked?.result
  // Without a response nobody knows what an import has stored.
  const isTried = store.isBusy() || store.failure !== undefined
  const checkedText = isTried ? 'The file was checked.' : importMessages.checked
  const text = imported ? `${importMessages.imported}.` : checkedText
  const isStorable = checked && !imported && storableIn(checked.result) > 0
  return (
    <OfficeDialog
      title="Import customers"
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose} data-first-focus>
            {(imported ?? store.isBusy()) ? 'Close' : 'Cancel'}
          </Button>
          {isStorable && (
            <Button
              look="action"
              onClick={() => void store.run(checked.file)}
              aria-disabled={store.isBusy()}
            >
              {store.isBusy()
                ? 'Importing...'
                : `Import ${countOf(storableIn(checked.result), 'row')}`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        {check.failure && <Banner {...check.failure} />}
        {store.failure && <Banner {...store.failure} />}
        {!imported && (
          <FileInput
            label="CSV or Excel file"
            hint={`One row names the columns: ${importColumnsText}. Other columns, and a title above, are left out. Up to ${countText(importLimits.rows)} rows. An empty cell changes nothing.`}
            accept=".csv,.tsv,.txt,.xlsx"
            // The result that follows is about the file that is checked or stored.
            isBusy={check.isBusy() || store.isBusy()}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              setChecked(undefined)
              if (file) void check.run(file)
            }}
          />
        )}
        {!imported && check.isBusy() && <p role="status">Checking the file...</p>}
        {result && checked && (
          <Result {...{ result, text }} file={checked.file} isStored={imported !== undefined} />
        )}
        {(!result || imported) && (
          <EarlierImports
            onUndone={() => {
              setChecked(undefined)
              setImported(undefined)
            }}
          />
        )}
      </div>
    </OfficeDialog>
  )
}

type ResultProps = {
  result: CustomerImport
  file: File
  text: string
  isStored: boolean
}

const mostShown = 200

/** First what somebody has to look at. */
const order: ImportOutcome[] = ['refused', 'changed', 'created', 'unchanged']

function Result({ result, file, text, isStored }: ResultProps) {
  const { counts, rows, leftOut } = result
  const warned = rows.filter(({ warning }) => warning !== null)
  const others = rows.filter(({ warning }) => warning === null)
  const [refused, ...rest] = order.map((outcome) => rowsWith(others, outcome))
  const ordered = [refused, warned, ...rest].flatMap((some) => some ?? [])
  return (
    <section aria-label="Rows of the file" className="flex flex-col gap-2">
      <p role="status" className="font-semibold">
        {text}{' '}
        {importOutcomes
          .map((outcome) => `${importOutcomeTexts[outcome]}: ${counts[outcome]}`)
          .join(' · ')}
      </p>
      {leftOut.length > 0 && (
        <p className="text-sm text-amber wrap-anywhere">
          {importMessages.leftOut(leftOut.join(', '))}
        </p>
      )}
      {counts.refused > 0 && (
        <div>
          <Button onClick={() => saveCsv(`${baseOf(file.name)}-refused.csv`, refusedCsv(result))}>
            Download refused rows
          </Button>
        </div>
      )}
      {warned.length > 0 && <Warning rows={countOf(warned.length, 'row')} isStored={isStored} />}
      <ul aria-label="Rows" className="border-t border-hairline text-sm">
        {ordered.slice(0, mostShown).map(({ row, outcome, customer, faults, changes, warning }) => (
          <li key={row} className="border-b border-hairline py-1 wrap-anywhere">
            <span className="text-ink-soft figures">Row {row}</span>{' '}
            <bdi className="font-semibold">{customer}</bdi> · {importOutcomeTexts[outcome]}
            {faults.map((fault) => (
              <span key={faultText(fault)} className="block text-danger">
                {faultText(fault)}
              </span>
            ))}
            {warning !== null && <span className="block text-amber">{warning}</span>}
            <CellChanges changes={changes} />
          </li>
        ))}
      </ul>
      {ordered.length > mostShown && (
        <p className="text-sm text-ink-soft">
          The first {mostShown} of {countOf(ordered.length, 'row')}, refused ones first.
        </p>
      )}
    </section>
  )
}

function Warning({ rows, isStored }: { rows: string; isStored: boolean }) {
  const { warned, warnedDetail, replaced, replacedDetail } = importMessages
  return isStored ? (
    <Banner tone="warning" title={replaced(rows)} detail={replacedDetail} />
  ) : (
    <Banner tone="warning" title={warned(rows)} detail={warnedDetail} />
  )
}

function rowsWith(rows: ImportedRow[], outcome: ImportedRow['outcome']) {
  return rows.filter((row) => row.outcome === outcome)
}

function baseOf(fileName: string) {
  return fileName.replace(/\.\w+$/, '')
}

function storableIn({ counts }: CustomerImport) {
  return counts.created + counts.changed
}

function formOf(file: File, dryRun: boolean) {
  const form = new FormData()
  form.set('dryRun', String(dryRun))
  form.set('customers', file)
  return form
}
