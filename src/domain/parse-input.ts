import { firstErrors } from '#contract/first-errors.ts'
import { generalMessages } from '#contract/refused-response.ts'
import { serverMessages } from '#contract/server-messages.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { z } from '#contract/schema.ts'
import { Refusal } from './refusal.ts'
import { withoutNull } from './without-null.ts'

type Options = {
  /** Of fields that were refused before, as files are. */
  faults?: FieldTexts
  /** The one text above refused fields; without it, the first field's. */
  textOfFaults?: ((fields: FieldTexts) => string) | undefined
}

/**
 * The value as the schema gives it, or a refusal with the first fault of each field, for calls and forms
 * alike. PostgreSQL refuses a text with U+0000, so that it is left out here, whatever the schema says.
 */
export function parseInput<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  { faults = {}, textOfFaults = firstText }: Options = {},
): Value {
  const parsed = schema.safeParse(withoutNull(input))
  if (parsed.success && Object.keys(faults).length === 0) return parsed.data
  const issues = parsed.error?.issues ?? []
  // The whole is of another kind, a list or a text: there is no field to mark.
  if (issues.some(({ path }) => path.length === 0)) {
    throw new Refusal('invalid', serverMessages.unreadable)
  }
  const fields = { ...firstErrors(issues), ...faults }
  throw new Refusal('invalid', textOfFaults(fields), { fields })
}

/** An optional field may be absent from the address. */
type QueryField = { name: string; field: z.core.$ZodType; isOptional: boolean }

const queryFields = new WeakMap<z.ZodObject, QueryField[]>()

/**
 * As `parseInput`, for an address, which names few of the fields that a list has: only those are parsed.
 * If one is refused, the whole schema is parsed, for the texts of all faults.
 */
export function parseQuery(schema: z.ZodObject, asked: Record<string, unknown>) {
  const query: Record<string, unknown> = {}
  for (const { name, field, isOptional } of fieldsOfQuery(schema)) {
    const value = asked[name]
    if (value === undefined && isOptional) continue
    const parsed = z.safeParse(field, value)
    if (!parsed.success) return parseInput(schema, asked)
    query[name] = parsed.data
  }
  return query
}

function fieldsOfQuery(schema: z.ZodObject) {
  const known = queryFields.get(schema)
  if (known) return known
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const absent = z.safeParse(field, undefined)
    return { name, field, isOptional: absent.success && absent.data === undefined }
  })
  queryFields.set(schema, fields)
  return fields
}

function firstText(fields: FieldTexts) {
  return Object.values(fields)[0] ?? generalMessages.refusedInput
}
