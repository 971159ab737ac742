import { useId, useState } from 'react'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { productImportMessages } from '#contract/product-imports/product-import.ts'
import type { ImportColumn, ImportedRow } from '#contract/product-imports/product-import.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { useFormDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { MendFields } from './mend-fields.tsx'
import type { Cells } from './mend-fields.tsx'

type MendDialogProps = {
  id: string
  row: ImportedRow
  columns: ImportColumn[]
  onClose: () => void
}

/**
 * The cells of a refused row, and what a product needs besides: it is checked again, and stored with the others. What is typed is stored in
 * this tab until then, or until it is cancelled.
 */
export function MendDialog({ id, row: refused, columns, onClose }: MendDialogProps) {
  const formId = useId()
  const [row, setRow] = useState(refused)
  const draft = useFormDraft({
    screen: `import-row:${id}:${row.row}`,
    start: startOf(refused, columns),
    valuesIn: cellsIn,
    differing: (one, other) =>
      JSON.stringify(one) === JSON.stringify(other) ? [] : ['cells', 'added'],
  })
  const { cells, added } = draft.values
  const close = useOwnClose(onClose)
  const mend = useWrite({
    store: () => callApi(productImportCalls.mendRow, { id, row: String(row.row), cells, added }),
    failureOf: (error) => failureUnder(productImportMessages.mendFailed, error),
    onStored({ item }) {
      if (item.outcome === 'refused') {
        setRow(item)
        // What was typed before the response stays.
        draft.restart(startOf(item, columns), draft.values)
      } else cancel()
    },
    announces: ({ message }) => message,
    outdates: [productImportCalls.find, productImportCalls.list],
  })
  return (
    <OfficeDialog
      title={`Row ${row.row}`}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <SubmitButton form={formId} isBusy={mend.isBusy()} busyText="Checking...">
            Check again
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <fieldset disabled={mend.isBusy()} className="flex min-w-0 flex-col gap-3 pt-1">
          <RestoredDraft {...{ draft }} onDiscard={() => draft.restart(startOf(row, columns))} />
          {mend.failure && <Banner {...mend.failure} />}
          <MendFields {...{ row, columns }} values={draft.values} onChange={draft.change} />
        </fieldset>
      </form>
    </OfficeDialog>
  )

  function send(event: React.FormEvent) {
    event.preventDefault()
    if (!mend.isBusy()) void mend.run(undefined)
  }

  function cancel() {
    draft.remove()
    close()
  }
}

function startOf(row: ImportedRow, columns: ImportColumn[]): FormBase<Cells> {
  return { values: { cells: columns.map((_, at) => row.cells[at] ?? ''), added: row.added } }
}

function cellsIn(stored: unknown): Cells | undefined {
  const { cells, added }: Partial<Record<string, unknown>> = stored ?? {}
  if (!Array.isArray(cells)) return undefined
  const typed = Object.entries(Object(added)).map(([field, text]) => [field, String(text)])
  return { cells: cells.map(String), added: Object.fromEntries(typed) }
}
