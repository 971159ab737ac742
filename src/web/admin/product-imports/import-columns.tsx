import { useState } from 'react'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import {
  importFields,
  importHeadOf,
  neededFields,
  productImportMessages,
} from '#contract/product-imports/product-import.ts'
import type {
  ImportColumn,
  ImportField,
  ProductImport,
} from '#contract/product-imports/product-import.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'

type ImportColumnsProps = {
  id: string
  found: Pick<ProductImport, 'columns' | 'rows' | 'refused'>
}

const choices: [ImportField | '', string][] = [
  ['', 'Leave out'],
  ...importFields.map((field): [ImportField, string] => [field, importHeadOf(field)]),
]

/**
 * What each column of the file is. The choice is remembered for files with the same heads. Where every row is
 * refused, the columns are the first thing to look at.
 */
export function ImportColumns({ id, found: { columns, rows, refused } }: ImportColumnsProps) {
  const [chosen, setChosen] = useState(columns)
  const leftOut = columns.filter(({ field }) => field === '').length
  const choose = useWrite({
    store: () =>
      callApi(productImportCalls.chooseColumns, {
        id,
        columns: Object.fromEntries(chosen.map(({ head, field }) => [head, field])),
      }),
    failureOf: (error) => failureUnder(productImportMessages.columnsFailed, error),
    announces: ({ message }) => message,
    outdates: [productImportCalls.find, productImportCalls.list],
  })
  const missing = missingText(columns)
  return (
    <>
      {missing && refused > 0 && <Banner tone="warning" title={missing} />}
      <details
        open={refused === rows || !columns.some(({ field }) => field !== '')}
        className="max-w-3xl"
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Columns: {columns.length - leftOut} used, {leftOut} left out
        </summary>
        <div className="flex flex-col gap-3">
          {choose.failure && <Banner {...choose.failure} />}
          <div className="grid gap-3 sm:grid-cols-2">
            {chosen.map(({ head, field }, at) => (
              <SelectField
                key={head}
                label={head || `Column ${at + 1}`}
                value={field}
                choices={choices}
                onChoose={(value) => {
                  const known = importFields.find((field) => field === value) ?? ''
                  setChosen(chosen.with(at, { head, field: known }))
                }}
              />
            ))}
          </div>
          <div>
            <Button aria-disabled={choose.isBusy()} onClick={() => void choose.run(undefined)}>
              {choose.isBusy() ? 'Checking...' : 'Check with these columns'}
            </Button>
          </div>
        </div>
      </details>
    </>
  )
}

/** A product that is in the shop already needs only its brand and its model number, or its ID. */
function missingText(columns: ImportColumn[]) {
  const isAny = (wanted: ImportField) => columns.some(({ field }) => field === wanted)
  if (isAny('id')) return undefined
  const missing = neededFields.filter((field) => !isAny(field))
  if (missing.length === 0) return undefined
  const names = missing.map((field) => `the ${importHeadOf(field)}`)
  const one = missing.length === 1 ? 'one' : 'one for each'
  const isKey = missing.includes('brand') || missing.includes('modelNo')
  const refused = isKey
    ? `rows without ${missing.length === 1 ? 'it' : 'them'} are refused`
    : 'rows that add a product are refused'
  return `No column is ${anyOf.format(names)}. Choose ${one}, or ${refused}.`
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })
