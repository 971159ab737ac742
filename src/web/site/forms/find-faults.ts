import { firstErrors } from '#contract/first-errors.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { Typed } from './typed-text.ts'

type Parsed =
  | { success: true }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }

/** Loads the input schema of a form, which weighs more than the page of the form. */
export type LoadSchema = () => Promise<{ safeParse: (input: unknown) => Parsed }>

/** On a slow connection the server, which checks every form, responds about as soon as the schema arrives. */
const longestWait = 3000

/**
 * The first fault of each field, with the text that the server has for it. None where the schema
 * does not arrive: the server then finds them.
 */
export async function findFaults(loadSchema: LoadSchema, typed: Typed): Promise<FieldTexts> {
  const schema = await Promise.race([loadSchema().catch(() => undefined), afterLongestWait()])
  const parsed = schema?.safeParse(typed)
  return !parsed || parsed.success ? {} : firstErrors(parsed.error.issues)
}

/** Without a connection the attempt to load fails, and submitting the form makes another. */
export function loadAhead(loadSchema: LoadSchema) {
  loadSchema().catch(() => undefined)
}

function afterLongestWait() {
  return new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), longestWait)
  })
}
