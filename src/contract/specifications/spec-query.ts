import { emptyAsAbsent } from '../list-query.ts'
import { keysOf } from '../keys-of.ts'
import { z } from '../schema.ts'
import type { SpecFilter } from './spec-filter.ts'
import { choiceKinds, isNumberKind, mostAmount, numberKinds, specKinds } from './spec-kinds.ts'
import type { ChoiceKind, NumberKind } from './spec-kinds.ts'

const mostValues = 20

const amount = z.coerce
  .number('This must be a number')
  .min(0, 'This cannot be negative')
  .max(mostAmount, `This can be at most ${mostAmount}`)

const amounts = z.preprocess(
  listFromQuery,
  z.array(amount).max(mostValues, `Choose at most ${mostValues} values`).optional(),
)

const choices = z.preprocess(
  listFromQuery,
  z
    .array(z.string().max(60, 'At most 60 characters'))
    .max(mostValues, `Choose at most ${mostValues} values`)
    .optional(),
)

const bound = emptyAsAbsent(amount)

type SpecFields = Record<NumberKind, typeof amounts> &
  Record<`${NumberKind}From` | `${NumberKind}To`, typeof bound> &
  Record<ChoiceKind, typeof choices>

/** Parameters of a list: `memory=8&memory=16` is either, `memoryFrom=16` at least, `memoryTo` at most. */
export const specFields = Object.fromEntries([
  ...keysOf(numberKinds).flatMap((kind) => [
    [kind, amounts],
    [`${kind}From`, bound],
    [`${kind}To`, bound],
  ]),
  ...keysOf(choiceKinds).map((kind) => [kind, choices]),
]) as SpecFields

export const specParameters = Object.keys(specFields)

type SpecQuery = { [Field in keyof SpecFields]?: z.infer<SpecFields[Field]> }

const fieldsOfKinds = specKinds.map((kind) =>
  isNumberKind(kind)
    ? ({ kind, lower: `${kind}From`, upper: `${kind}To` } as const)
    : ({ kind, lower: undefined, upper: undefined } as const),
)

/** The filters that a query names, in the order of the kinds. */
export function specFiltersOf(query: SpecQuery): SpecFilter[] {
  const filters: SpecFilter[] = []
  for (const { kind, lower, upper } of fieldsOfKinds) {
    const values = query[kind] ?? []
    const from = lower && query[lower]
    const to = upper && query[upper]
    if (values.length > 0 || from !== undefined || to !== undefined) {
      filters.push({ kind, values, from, to })
    }
  }
  return filters
}

/** A value that stands once in the address comes as a text, one that stands often as a list. */
function listFromQuery(input: unknown) {
  const texts = Array.isArray(input) ? input : input === undefined ? [] : [input]
  const given = texts.filter((text) => text !== '')
  return given.length > 0 ? given : undefined
}
