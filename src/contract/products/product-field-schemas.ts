import { numberFromText } from '../number-from-text.ts'
import { categoryName } from '../categories/category-schemas.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productFields } from './product-fields.ts'
import type { LaterField, ProductFieldRow } from './product-fields.ts'
import { featuredChoices, publications, stockStatuses } from './product.ts'
import type { OfficeField, ProductField, ProductFieldValues } from './product.ts'
import { typedPercent } from './typed-number.ts'

type SchemasOf<Fields extends ProductField> = {
  [Field in Fields]: z.ZodType<ProductFieldValues[Field]>
}

type InputsOf<Fields extends ProductField> = {
  [Field in Fields]: z.ZodType<
    ProductFieldValues[Field] | (Field extends LaterField ? undefined : never)
  >
}

/** What the form takes of each field. Numbers may come as text, as multipart sends them. */
export const productFieldInputs = {
  name: requiredText(productFields.name),
  brand: requiredText(productFields.brand),
  category: category(productFields.category),
  price: price(productFields.price),
  modelNo: requiredText(productFields.modelNo),
  warranty: requiredText(productFields.warranty),
  stockStatus: choice(productFields.stockStatus),
  hsnCode: digits(productFields.hsnCode).optional(),
  gstRate: percent(productFields.gstRate).optional(),
  publication: choice(productFields.publication).optional(),
  publishAt: moment(productFields.publishAt).optional(),
  featured: choice(productFields.featured).optional(),
  description: requiredText(productFields.description, plainText),
} satisfies InputsOf<ProductField>

/** What public responses hold of each field. */
export const publicFieldResponses = {
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  price: z.number(),
  modelNo: z.string(),
  warranty: z.string(),
  stockStatus: z.enum(stockStatuses),
  hsnCode: z.string(),
  gstRate: z.number(),
  description: z.string(),
} satisfies SchemasOf<Exclude<ProductField, OfficeField>>

/** What responses to the office hold of each field. */
export const productFieldResponses = {
  ...publicFieldResponses,
  publication: z.enum(publications),
  publishAt: z.string(),
  featured: z.enum(featuredChoices),
} satisfies SchemasOf<ProductField>

type Limited = Pick<ProductFieldRow, 'label'> & { limit: number }

function requiredText({ label, limit }: Limited, text = plainLine) {
  return text(`${label} is required`)
    .min(1, `${label} is required`)
    .refine(isVisible, `${label} is required`)
    .max(limit, `${label} can have at most ${limit} characters`)
}

/** Zero-width spaces and the like are text but invisible. */
function isVisible(text: string) {
  return /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u.test(text)
}

/** Which there are is in the database. */
function category({ label }: { label: string }) {
  return categoryName(`${label} is required`).min(1, `${label} is required`)
}

function choice<Choice extends string>(field: { label: string; choices: readonly Choice[] }) {
  const { label, choices } = field
  return z.enum(choices, {
    error: ({ input }) =>
      input === undefined || input === ''
        ? `${label} is required`
        : `${label} must be one of: ${choices.join(', ')}`,
  })
}

function price({ label, limit }: Limited) {
  const rupees = z
    .number({ error: errorOfNumber(label) })
    .min(0, `${label} cannot be negative`)
    .max(limit, `${label} can be at most ${limit}`)
    .refine(hasTwoDecimals, `${label} can have at most two decimals`)
  return z.preprocess(numberFromText, rupees)
}

function percent({ label }: { label: string }) {
  const rate = z
    .number({ error: errorOfNumber(label) })
    .min(0, `${label} cannot be negative`)
    .max(100, `${label} can be at most 100`)
    .refine(hasTwoDecimals, `${label} can have at most two decimals`)
  return z.preprocess(
    (input) => numberFromText(typeof input === 'string' ? typedPercent(input) : input),
    rate,
  )
}

/** Codes are printed with spaces too: `8471 30 10`. */
function digits({ label, lengths }: { label: string; lengths: readonly number[] }) {
  const numbers = new Intl.ListFormat('en', { type: 'disjunction' }).format(lengths.map(String))
  const fault = `${label} must have ${numbers.replace(/, or /, ' or ')} digits`
  return plainLine(fault)
    .overwrite((text) => text.replaceAll(' ', ''))
    .refine((text) => text === '' || (/^\d+$/.test(text) && lengths.includes(text.length)), fault)
}

/** Stored in UTC, so that moments are compared as texts. */
function moment({ label }: { label: string }) {
  const fault = `${label} must be a date with a time`
  return z.union(
    [
      z.literal(''),
      z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
    ],
    fault,
  )
}

function errorOfNumber(label: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined ? `${label} is required` : `${label} must be a number`
}

function hasTwoDecimals(value: number) {
  return Math.round(value * 100) / 100 === value
}
