import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import type { ApiError, Failure } from '../session/api-error.ts'
import { orNoReply } from '../session/or-no-reply.ts'
import { requireLiveSession } from '../session/require-live-session.ts'
import type { UploadOptions } from '../session/send-call.ts'
import { formDataOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

/** With what is stored now, where somebody else has saved meanwhile. */
export type SaveRefused = Refused & { conflict?: ProductRecord }

/** All that one press on the button saves. */
export type EditedProduct = {
  values: ProductValues
  version: number | undefined
  /** New pictures, in their order. */
  pictures: File[]
  catalogue: File | undefined
}

/** What the two screens do differently. */
export type SaveWay = {
  needsPicture: boolean
  savedText: string
  send: (form: FormData, sending: UploadOptions) => Promise<{ product: ProductRecord }>
  /** The banner of this screen for whatever goes wrong on the way. */
  failureOf: (error: unknown) => Failure
}

type Outcome = { saved: ProductRecord } | { refused: SaveRefused }

/** Checks as the server will, sends, and gives what is stored, or why it was not taken. */
export async function saveProduct(
  edited: EditedProduct,
  way: SaveWay,
  sending: UploadOptions,
): Promise<Outcome> {
  try {
    const form = formDataOf(edited.values, edited)
    const refused = await checkProduct(form, edited, way)
    if (refused) return { refused }
    if (edited.pictures.length > 0) await requireLiveSession(sending.signal)
    const { product } = await way.send(form, sending)
    return { saved: product }
  } catch (error) {
    if (sending.signal.aborted) return { refused: { failure: cancelled, faults: {} } }
    const failure = way.failureOf(error)
    return { refused: { failure, faults: (error as ApiError).fields, ...conflictOf(error) } }
  }
}

/** A form that has not left whole cannot have been stored. */
const cancelled = {
  title: 'The upload was cancelled. Nothing has been saved.',
  detail: 'All that you have typed and chosen is still here.',
}

async function checkProduct(
  form: FormData,
  { values, pictures, catalogue }: EditedProduct,
  { needsPicture }: SaveWay,
): Promise<Refused | undefined> {
  const { ProductForm, textOfProductErrors } = await loadProductForm()
  const faults: FieldTexts = { ...faultTextsOf(ProductForm, Object.fromEntries(form)) }
  if (needsPicture && pictures.length === 0) faults.images = productMessages.noPicture
  if (catalogue && !values.category) faults.categoryCatalogue = catalogueMessages.noCategory
  if (Object.keys(faults).length === 0) return undefined
  return { failure: { title: textOfProductErrors(faults) }, faults }
}

/** With the form's screen comes a call for this: by the time it is sent, it is there. */
export function loadProductForm() {
  return orNoReply(() => import('#contract/products/product-form.ts'))
}

function conflictOf(error: unknown) {
  const { status, answer } = error as ApiError
  if (status !== 409 || !isDetailsOf(productCalls.change, answer)) return {}
  return answer.product ? { conflict: answer.product } : {}
}
