import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { schemaErrors } from '../../ui/forms/schema-errors.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { orNoReply, requireApiError } from '../session/api-error.ts'
import type { ApiError, Failure } from '../session/api-error.ts'
import { requireLiveSession } from '../session/call-api.ts'
import type { UploadOptions } from '../session/send-call.ts'
import { formDataOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

/** With what is stored now, if somebody else has saved since the form was opened. */
export type SaveOutcome = Outcome & { conflict?: ProductRecord }

/** All that is saved together. */
export type EditedProduct = {
  values: ProductValues
  version: number | undefined
  /** New pictures, in their order. */
  pictures: File[]
  catalogue: File | undefined
}

/** The differences between adding and editing. */
export type SaveMode = {
  needsPicture: boolean
  savedText: string
  send: (form: FormData, upload: UploadOptions) => Promise<{ product: ProductRecord }>
  failureOf: (error: unknown) => Failure
}

/** Checks the form as the server does, sends it, and returns the stored product or why there is none. */
export async function saveProduct(
  edited: EditedProduct,
  mode: SaveMode,
  upload: UploadOptions,
): Promise<SaveOutcome & { product?: ProductRecord }> {
  try {
    const form = formDataOf(edited.values, edited)
    const refused = await checkProduct(form, edited, mode)
    if (refused) return refused
    if (edited.pictures.length > 0) await requireLiveSession(upload.signal)
    return await mode.send(form, upload)
  } catch (error) {
    if (upload.signal.aborted) return { failure: cancelled }
    const failed = requireApiError(error)
    return { failure: mode.failureOf(error), fieldErrors: failed.fields, ...conflictIn(failed) }
  }
}

/** A form that was not sent to its end cannot have been stored. */
const cancelled = {
  title: 'The upload was cancelled. Nothing has been saved.',
  detail: 'All that you have typed and chosen is still here.',
}

async function checkProduct(
  form: FormData,
  { values, pictures, catalogue }: EditedProduct,
  { needsPicture }: SaveMode,
): Promise<Outcome | undefined> {
  const { ProductForm, textOfProductErrors } = await loadProductForm()
  const fieldErrors: FieldTexts = schemaErrors(ProductForm, Object.fromEntries(form))
  if (needsPicture && pictures.length === 0) fieldErrors.images = productMessages.noPicture
  if (catalogue && !values.category) fieldErrors.categoryCatalogue = catalogueMessages.noCategory
  if (Object.keys(fieldErrors).length === 0) return undefined
  return { failure: { title: textOfProductErrors(fieldErrors) }, fieldErrors }
}

/** The form's screen loads it ahead of the first save. */
export function loadProductForm() {
  return orNoReply(() => import('#contract/products/product-form.ts'))
}

function conflictIn({ status, body }: ApiError) {
  if (status !== 409 || !isDetailsOf(productCalls.change, body)) return {}
  return body.product ? { conflict: body.product } : {}
}
