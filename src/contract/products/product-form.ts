import { numberFromText } from '../number-from-text.ts'
import type { FieldTexts } from '../refused-response.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productFieldInputs } from './product-field-schemas.ts'
import { productLimits, productMessages } from './product-messages.ts'
import { defaultStockStatus } from './product.ts'

const specLine = plainLine('A specification line must be text').max(
  productLimits.spec,
  `A specification line can have at most ${productLimits.spec} characters`,
)

const specs = z
  .array(specLine, 'Specifications must be a list of lines')
  .overwrite((lines) => lines.filter((line) => line !== ''))
  .max(productLimits.specs, `A product can have at most ${productLimits.specs} specification lines`)

/** The fields of the edit screen. Price and specifications may come as text, as multipart sends them. */
export const ProductForm = z.object({
  ...productFieldInputs,
  specs: z.preprocess(listFromText, specs),
})
export type ProductForm = z.infer<typeof ProductForm>

/** The fields of the add screen: a new product is in stock unless the form says otherwise. */
export const NewProductForm = ProductForm.extend({
  stockStatus: productFieldInputs.stockStatus.default(defaultStockStatus),
})

const versionError = 'Version must be a whole number from 1 on'

/** More than any product has: a longer list is not read. */
const mostExistingImages = 1000
const existingImagesError = 'Existing images must be a list of images'

/** Which pictures stay, in their order, as the calls name them. Absent, all stay as they are. */
const existingImages = z
  .array(z.object({ url: z.string(existingImagesError) }, existingImagesError), existingImagesError)
  .max(mostExistingImages, existingImagesError)
  .optional()

/** The edit screen says which version it shows; without it, the save is taken as it is. */
export const EditProductForm = ProductForm.extend({
  existingImages: z.preprocess(existingImagesFromText, existingImages),
  version: z.preprocess(numberFromText, z.int(versionError).min(1, versionError).optional()),
})
export type EditProductForm = z.infer<typeof EditProductForm>

const isRequiredError = (text: string) => text.endsWith(' is required')

/** The text above the form; each field has its own. */
export function textOfProductErrors(fields: FieldTexts) {
  const texts = Object.values(fields)
  return texts.some(isRequiredError) ? productMessages.required : (texts[0] ?? '')
}

function existingImagesFromText(input: unknown) {
  return input === undefined || input === '' ? undefined : listFromText(input)
}

function listFromText(input: unknown): unknown {
  if (typeof input !== 'string') return input ?? []
  if (input.trim() === '') return []
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}
