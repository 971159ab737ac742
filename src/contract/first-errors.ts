import type { FieldTexts } from './refused-response.ts'

type Fault = { path: PropertyKey[]; message: string }

/** One text a field: its first fault. A fault within a list belongs to the list. */
export function firstErrors(faults: Fault[]): FieldTexts {
  const fields: FieldTexts = {}
  for (const { path, message } of faults) fields[String(path[0])] ??= message
  return fields
}
