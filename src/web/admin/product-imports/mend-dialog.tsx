import { useId, useState } from 'react'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { productImportMessages } from '#contract/product-imports/product-import.ts'
import type { ImportColumn, ImportedRow } from '#contract/product-imports/product-import.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { useFormDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'

type MendDialogProps = {
  id: string
  row: ImportedRow
  columns: ImportColumn[]
  onClose: () => void
}

/**
 * The cells of a refused row: it is checked again, and stored with the others. What is typed is stored in
 * this tab until then, or until it is cancelled.
 */
export function MendDialog({ id, row: refused, columns, onClose }: MendDialogProps) {
  const formId = useId()
  const [row, setRow] = useState(refused)
  const draft = useFormDraft({
    screen: `import-row:${id}:${row.row}`,
    start: startOf(refused, columns),
    valuesIn: cellsIn,
    differing: (one, other) => (JSON.stringify(one) === JSON.stringify(other) ? [] : ['cells']),
  })
  const { cells } = draft.values
  const close = useOwnClose(onClose)
  const mend = useWrite({
    store: () => callApi(productImportCalls.mendRow, { id, row: String(row.row), cells }),
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
  const whole = row.faults.filter(({ column }) => !columns.some(({ head }) => head === column))
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
          {whole.map(({ column, reason }) => (
            <p key={reason} className="text-danger">
              {column === '' ? reason : `${column}: ${reason}`}
            </p>
          ))}
          {columns.map(({ head, field }, at) => {
            if (field === '') return null
            const error = row.faults.find(({ column }) => column === head)?.reason
            const first = error === undefined ? {} : { 'data-first-focus': true }
            const props = { label: head, error, value: cells[at] ?? '', ...first }
            const change = (text: string) => draft.change({ cells: cells.with(at, text) })
            return isLong(field) ? (
              <TextAreaField
                key={head}
                {...props}
                rows={4}
                onChange={({ target }) => change(target.value)}
              />
            ) : (
              <TextField key={head} {...props} onChange={({ target }) => change(target.value)} />
            )
          })}
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

type Cells = { cells: string[] }

function startOf(row: ImportedRow, columns: ImportColumn[]): FormBase<Cells> {
  return { values: { cells: columns.map((_, at) => row.cells[at] ?? '') } }
}

function cellsIn(stored: unknown): Cells | undefined {
  const { cells }: Partial<Record<string, unknown>> = stored ?? {}
  return Array.isArray(cells) ? { cells: cells.map(String) } : undefined
}

function isLong(field: ImportColumn['field']) {
  return field === 'specs' || field === 'description' || field === 'images'
}
