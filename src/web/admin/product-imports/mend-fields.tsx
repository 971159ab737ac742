import {
  importFields,
  importHeadOf,
  neededFields,
} from '#contract/product-imports/product-import.ts'
import type {
  AddedCells,
  ImportColumn,
  ImportedRow,
  ImportField,
} from '#contract/product-imports/product-import.ts'
import { fieldRowOf } from '#contract/products/product-fields.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { useCategoryNames } from '../categories/use-categories.tsx'

/** What a row has in its columns, and what is typed besides. */
export type Cells = { cells: string[]; added: AddedCells }

type MendFieldsProps = {
  row: ImportedRow
  columns: ImportColumn[]
  values: Cells
  onChange: (values: Partial<Cells>) => void
}

/** The columns that are used, then what a product needs besides. */
export function MendFields({ row, columns, values: { cells, added }, onChange }: MendFieldsProps) {
  const used = columns.flatMap(({ head, field }, at) => (field === '' ? [] : { head, field, at }))
  const others = fieldsBeside(columns, row)
  const heads = new Set([...used.map(({ head }) => head), ...others.map(importHeadOf)])
  const whole = row.faults.filter(({ column }) => !heads.has(column))
  const faultAt = (head: string) => row.faults.find(({ column }) => column === head)?.reason
  return (
    <>
      {whole.map(({ column, reason }) => (
        <p key={reason} className="text-danger">
          {column === '' ? reason : `${column}: ${reason}`}
        </p>
      ))}
      {used.map(({ head, field, at }) => (
        <MendField
          key={head}
          {...{ field }}
          label={head}
          error={faultAt(head)}
          value={cells[at] ?? ''}
          onChange={(text) => onChange({ cells: cells.with(at, text) })}
        />
      ))}
      {others.map((field) => (
        <MendField
          key={field}
          {...{ field }}
          label={importHeadOf(field)}
          error={faultAt(importHeadOf(field))}
          value={added[field] ?? ''}
          onChange={(text) => onChange({ added: { ...added, [field]: text } })}
        />
      ))}
    </>
  )
}

/** What a product needs and no column is. One that is in the shop has it. */
function fieldsBeside(columns: ImportColumn[], { productId, added }: ImportedRow): ImportField[] {
  const fields = importFields.filter((field) => !columns.some((column) => column.field === field))
  const needed: readonly ImportField[] = productId === null ? neededFields : []
  return fields.filter((field) => field in added || needed.includes(field))
}

type MendFieldProps = {
  field: ImportField
  label: string
  error: string | undefined
  value: string
  onChange: (text: string) => void
}

/** A cell of a row. A field with choices is a select, which shows also what the file has instead of one. */
function MendField({ field, label, error, value, onChange }: MendFieldProps) {
  const choices = useChoices(field)
  const first = error === undefined ? {} : { 'data-first-focus': true }
  const props = { label, error, ...first }
  if (choices) {
    return (
      <SelectField
        {...props}
        {...shownChoice(choices, value)}
        placeholder={`Select: ${label}`}
        onChoose={onChange}
      />
    )
  }
  const typing = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (isLong(field)) return <TextAreaField {...props} {...typing} rows={4} />
  return <TextField {...props} {...typing} />
}

function useChoices(field: ImportField): readonly string[] | undefined {
  const categories = useCategoryNames()
  if (field === 'category') return categories
  if (field === 'id' || field === 'specs' || field === 'images') return undefined
  const row = fieldRowOf(field)
  return row.kind === 'choice' ? row.choices : undefined
}

function shownChoice(choices: readonly string[], value: string) {
  const typed = value.trim()
  const alike = choices.find((choice) => choice.toLowerCase() === typed.toLowerCase())
  if (typed === '' || alike !== undefined) return { value: alike ?? '', choices }
  return { value, choices: [[value, `${typed} (in the file)`] as const, ...choices] }
}

function isLong(field: ImportField) {
  return field === 'specs' || field === 'description' || field === 'images'
}
