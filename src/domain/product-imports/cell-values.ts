import { categoryFaults } from '#contract/categories/category.ts'
import type { ImportField } from '#contract/product-imports/product-import.ts'
import { importHeadOf, rowFaults } from '#contract/product-imports/product-import.ts'
import { fieldRowOf } from '#contract/products/product-fields.ts'
import { productFieldInputs } from '#contract/products/product-field-schemas.ts'
import { ProductForm } from '#contract/products/product-form.ts'
import type { ProductField } from '#contract/products/product.ts'
import { typedPrice } from '#contract/products/typed-number.ts'
import { categoriesMeant } from './category-names.ts'
import type { NamedCategories } from './category-names.ts'
import { isPriceOnRequest, listedCode, listedStock } from './listed-words.ts'
import { unreadableCellFault } from './unreadable-cell.ts'
import type { EditedValues } from '../products/edited-products.ts'
import { namesOf } from '../require-category.ts'

/** The fields that a cell sets, besides the id and the pictures. */
export type CellField = Exclude<ImportField, 'id' | 'images'>

export function isCellField(field: ImportField | ''): field is CellField {
  return field !== '' && field !== 'id' && field !== 'images'
}

/** As an export writes it. */
export function cellTextOf(values: EditedValues, field: CellField): string {
  if (field === 'specs') return (values.specs ?? []).join('\n')
  return String(values[field] ?? '')
}

/** What a cell sets, or what is wrong with it: the faults are those of the form. */
export function readCell(
  field: CellField,
  text: string,
  categories: NamedCategories,
): EditedValues | { fault: string } {
  const fault = unreadableCellFault(text)
  if (fault !== undefined) return { fault }
  if (field === 'gstRate' && isShare(text)) return { fault: rowFaults.gstAsShare(text.trim()) }
  if (field === 'specs') return parsed(ProductForm.shape.specs.safeParse(text.split('\n')), field)
  if (field === 'category') return readCategory(text, categories)
  return parsed(productFieldInputs[field].safeParse(typedText(field, text)), field)
}

type Parsed = {
  success: boolean
  data?: unknown
  error?: { issues: { message: string }[] } | undefined
}

function parsed(
  { success, data, error }: Parsed,
  field: CellField,
): EditedValues | { fault: string } {
  if (success) return { [field]: data }
  return { fault: error?.issues[0]?.message ?? rowFaults.missing(importHeadOf(field)) }
}

/** 0.18 for 18 %. Of the rates that India has, 0.25 alone is below 1. */
function isShare(text: string) {
  const rate = Number(text)
  return rate > 0 && rate < 1 && rate !== 0.25
}

function readCategory(text: string, categories: NamedCategories) {
  const wanted = text.trim().toLowerCase()
  const exact = categories.presentNames.get(text.trim())
  const alike = categories.all.find(({ name }) => name.toLowerCase() === wanted)?.name
  const category = exact ?? alike
  if (category !== undefined) return { category }
  const [meant, other] = categoriesMeant(categories, text)
  if (meant !== undefined && other === undefined) return { category: meant }
  if (meant !== undefined && other !== undefined) {
    return { fault: rowFaults.severalCategories(text.trim(), categoriesMeant(categories, text)) }
  }
  if (wanted === '') return { fault: `${fieldRowOf('category').label} is required` }
  return { fault: categoryFaults.ofProduct(namesOf(categories)) }
}

/** As the form takes it, of what people type into spreadsheets. */
function typedText(field: ProductField, text: string) {
  const row = fieldRowOf(field)
  if (row.kind === 'price') return isPriceOnRequest(text) ? '0' : typedPrice(text)
  if (row.kind === 'moment') return momentOf(text)
  if (field === 'stockStatus') return listedStock(text)
  if (field === 'hsnCode') return listedCode(text)
  if (row.kind !== 'choice') return text
  const wanted = text.trim().toLowerCase()
  return row.choices.find((choice) => choice.toLowerCase() === wanted) ?? text.trim()
}

const indianOffset = '+05:30'

/** `2026-12-01 10:00` is in India. */
function momentOf(text: string) {
  const [, date, time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text.trim()) ?? []
  return date === undefined ? text.trim() : `${date}T${time}:00${indianOffset}`
}
