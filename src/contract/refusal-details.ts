import type { Call } from './call.ts'
import type { z } from './schema.ts'

/** What a refusal of the call can hold besides its texts. */
type DetailsOf<Definition> = Definition extends {
  details: infer Details extends z.ZodObject
}
  ? Partial<z.output<Details>>
  : object

/** The tests compare what the API sends with the schema. */
export function isDetailsOf<Definition>(
  _call: Call<Definition>,
  value: unknown,
): value is DetailsOf<Definition> {
  return typeof value === 'object' && value !== null
}
