import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { schemaErrors } from '../../ui/forms/schema-errors.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { detailsIn, failureOf, requireApiError } from '../session/api-error.ts'
import { callApi, requireLiveSession } from '../session/call-api.ts'
import type { UploadOptions } from '../session/send-call.ts'
import { differingFields, formDataOf, startOf } from './product-values.ts'
import type { ProductValues } from './product-values.ts'

/** All that is saved together. */
export type EditedProduct = {
  /** A new product has none yet. */
  id: string | undefined
  values: ProductValues
  version: number | undefined
  /** New pictures, in their order. */
  pictures: File[]
  catalogue: File | undefined
}

/** Checks the form as the server does, sends it, and returns the stored product or why there is none. */
export async function saveProduct(
  edited: EditedProduct,
  upload: UploadOptions & { key: string },
): Promise<Outcome & { product?: ProductRecord; conflict?: ProductRecord | undefined }> {
  const { id, values, pictures } = edited
  const form = formDataOf(values, edited)
  try {
    const refused = await checkProduct(form, edited)
    if (refused) return refused
    if (pictures.length > 0) await requireLiveSession(upload.signal)
    return id === undefined
      ? await callApi(productCalls.add, { form }, upload)
      : await callApi(productCalls.change, { id, form }, upload)
  } catch (error) {
    if (upload.signal.aborted) return { failure: cancelled }
    const failed = requireApiError(error)
    const failure = id ? failureOf(error, updateFailed) : { title: failed.message }
    const conflict = detailsIn(productCalls.change, error)?.product
    if (conflict && isStored(edited, conflict)) return { product: conflict }
    return { failure, fieldErrors: failed.fields, conflict }
  }
}

/** The response to an earlier press was lost, or somebody else has stored the same. A catalogue is sent afterwards. */
function isStored({ values, pictures }: EditedProduct, stored: ProductRecord) {
  return pictures.length === 0 && differingFields(values, startOf(stored).values).length === 0
}

const updateFailed = 'Error updating product. Please try again.'

/** A form that was not sent to its end cannot have been stored. */
const cancelled = {
  title: 'The upload was cancelled. Nothing has been saved.',
  detail: 'Everything you typed and chose is still here.',
}

async function checkProduct(
  form: FormData,
  { id, values, pictures, catalogue }: EditedProduct,
): Promise<Outcome | undefined> {
  const rules = await loadProductForm().catch(() => undefined)
  const fieldErrors: FieldTexts = rules
    ? schemaErrors(rules.ProductForm, Object.fromEntries(form))
    : {}
  if (!id && pictures.length === 0) fieldErrors.images = productMessages.noPicture
  if (catalogue && !values.category) fieldErrors.categoryCatalogue = catalogueMessages.noCategory
  const [first] = Object.values(fieldErrors)
  if (first === undefined) return undefined
  return { failure: { title: rules?.textOfProductErrors(fieldErrors) ?? first }, fieldErrors }
}

/** The form's screen loads it ahead of the first save. Without it, the server finds the errors. */
export function loadProductForm() {
  return import('#contract/products/product-form.ts')
}
