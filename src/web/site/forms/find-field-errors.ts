import type { FieldTexts } from '#contract/refused-response.ts'
import type { FormInput } from '../../ui/forms/form-values.ts'
import { schemaErrors } from '../../ui/forms/schema-errors.ts'
import type { InputSchema } from '../../ui/forms/schema-errors.ts'

/** Loads the input schema of a form, which is larger than the page of the form. */
export type LoadSchema = () => Promise<InputSchema>

/** On a slow connection the server, which checks every form, responds about as soon as the schema arrives. */
const longestWait = 3000

/** Empty too where the schema does not arrive: the server then finds the errors. */
export async function findFieldErrors(
  loadSchema: LoadSchema,
  input: FormInput,
): Promise<FieldTexts> {
  const schema = await Promise.race([loadSchema().catch(() => undefined), afterLongestWait()])
  return schema ? schemaErrors(schema, input) : {}
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
