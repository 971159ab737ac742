import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { ApiError } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'

/** With what is stored now, where somebody else has saved meanwhile. */
export type SaveRefused = Refused & { conflict?: ProductRecord }

type Saving = {
  send: (form: FormData) => Promise<void>
  /** The banner of this screen for whatever goes wrong on the way. */
  failureOf: (error: unknown) => Failure
}

/** Checks as the server will, sends, and gives why it was not taken, if it was not. */
export async function saveProduct(
  form: FormData,
  saving: Saving,
): Promise<SaveRefused | undefined> {
  try {
    const refused = await checkProduct(form)
    if (refused) return refused
    await saving.send(form)
    return undefined
  } catch (error) {
    const failure = saving.failureOf(error)
    return { failure, faults: (error as ApiError).fields, ...conflictOf(error as ApiError) }
  }
}

async function checkProduct(form: FormData): Promise<Refused | undefined> {
  const { ProductForm, textOfProductFaults } = await loadProductForm()
  const faults: FieldTexts | undefined = faultTextsOf(ProductForm, Object.fromEntries(form))
  return faults && { failure: { title: textOfProductFaults(faults) }, faults }
}

/** With the form's screen comes a call for this: by the time it is sent, it is there. */
export async function loadProductForm() {
  try {
    return await import('#contract/products/product-form.ts')
  } catch {
    throw new ApiError(generalMessages.noReply, { status: 0 })
  }
}

function conflictOf({ status, answer }: ApiError) {
  const { product } = (answer ?? {}) as { product?: ProductRecord }
  return status === 409 && product ? { conflict: product } : {}
}
