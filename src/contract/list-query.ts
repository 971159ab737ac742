import { listLimits } from './list-limits.ts'
import { plainLine } from './plain-text.ts'
import { z } from './schema.ts'

const wholeNumber = z.coerce
  .number('This must be a whole number')
  .int('This must be a whole number')

/** The query fields of every list. */
export const queryFields = {
  q: emptyAsAbsent(plainLine().max(listLimits.search, `At most ${listLimits.search} characters`)),
  page: emptyAsAbsent(
    wholeNumber
      .min(1, 'The first page is 1')
      .max(listLimits.page, `The last page is ${listLimits.page}`),
  ),
  /** Clamped. Without page and limit a list is given whole. */
  limit: emptyAsAbsent(
    wholeNumber.overwrite((limit) => Math.min(Math.max(limit, 1), listLimits.limit)),
  ),
}

/** By which column a list is sorted, and in which direction: `name`, `-name`. */
export function sortField<const Sorts extends readonly string[]>(sorts: Sorts) {
  return emptyAsAbsent(z.enum(sorts, `Sort must be one of: ${sorts.join(', ')}`))
}

/** The first and the last day of a period in India. */
export const periodFields = {
  from: emptyAsAbsent(z.iso.date('This must be a date, such as 2026-11-22')),
  to: emptyAsAbsent(z.iso.date('This must be a date, such as 2026-11-22')),
}

/** An empty field of a GET form is sent as `q=`. */
export function emptyAsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((input, context) => {
    if (Array.isArray(input)) context.addIssue('This can be given only once')
    return input === '' ? undefined : input
  }, schema.optional())
}
