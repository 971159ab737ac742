import type { FieldTexts } from '../refused-answer.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productLimits, productMessages } from './product-messages.ts'
import { defaultStockStatus, productCategories, stockStatuses } from './product.ts'

const price = z
  .number({ error: faultOfPrice })
  .min(0, 'Price cannot be negative')
  .max(productLimits.price, `Price can be at most ${productLimits.price}`)
  .refine(isWholePaise, 'Price can have at most two decimals')

const specLine = plainLine('A specification line must be text').max(
  productLimits.spec,
  `A specification line can have at most ${productLimits.spec} characters`,
)

const specs = z
  .array(specLine, 'Specifications must be a list of lines')
  .overwrite((lines) => lines.filter((line) => line !== ''))
  .max(productLimits.specs, `A product can have at most ${productLimits.specs} specification lines`)

const stockStatus = z.enum(stockStatuses, { error: faultOfChoice('Stock Status', stockStatuses) })

/** The fields of the edit screen. Price and specifications may come as text, as multipart sends them. */
export const ProductForm = z.object({
  name: requiredText('Product Name', productLimits.name),
  brand: requiredText('Brand', productLimits.brand),
  category: z.enum(productCategories, { error: faultOfChoice('Category', productCategories) }),
  price: z.preprocess(numberFromText, price),
  modelNo: requiredText('Model Number', productLimits.modelNo),
  warranty: requiredText('Warranty', productLimits.warranty),
  stockStatus,
  description: requiredText('Description', productLimits.description, plainText),
  specs: z.preprocess(listFromText, specs),
})
export type ProductForm = z.infer<typeof ProductForm>

/** The fields of the add screen: a new product is in stock unless it is said otherwise. */
export const NewProductForm = ProductForm.extend({
  stockStatus: stockStatus.default(defaultStockStatus),
})

const versionFault = 'Version must be a whole number from 1 on'

/** No product has so many: a longer list is not read. */
const mostKept = 1000
const keptFault = 'Existing images must be a list of images'

/** Which pictures stay, in their order, as the calls name them. Absent, all stay as they are. */
const keptPictures = z
  .array(z.object({ url: z.string(keptFault) }, keptFault), keptFault)
  .max(mostKept, keptFault)
  .optional()

/** The edit screen says which version it shows; without it, the save is taken as it is. */
export const EditProductForm = ProductForm.extend({
  existingImages: z.preprocess(keptFromText, keptPictures),
  version: z.preprocess(numberFromText, z.int(versionFault).min(1, versionFault).optional()),
})
export type EditProductForm = z.infer<typeof EditProductForm>

const isRequiredFault = (text: string) => text.endsWith(' is required')

/** The text above the form; each field has its own. */
export function textOfProductFaults(fields: FieldTexts) {
  const texts = Object.values(fields)
  return texts.some(isRequiredFault) ? productMessages.required : (texts[0] ?? '')
}

function requiredText(label: string, limit: number, text = plainLine) {
  return text(`${label} is required`)
    .min(1, `${label} is required`)
    .refine(isVisible, `${label} is required`)
    .max(limit, `${label} can have at most ${limit} characters`)
}

/** Zero-width spaces and the like are text, yet nobody sees them. */
function isVisible(text: string) {
  return /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u.test(text)
}

function faultOfChoice(label: string, choices: readonly string[]) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === ''
      ? `${label} is required`
      : `${label} must be one of: ${choices.join(', ')}`
}

function faultOfPrice({ input }: { input?: unknown }) {
  return input === undefined ? 'Price is required' : 'Price must be a number'
}

function numberFromText(input: unknown) {
  if (typeof input !== 'string') return input
  const text = input.trim()
  if (text === '') return undefined
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
}

function keptFromText(input: unknown) {
  return input === undefined || input === '' ? undefined : listFromText(input)
}

function listFromText(input: unknown) {
  if (typeof input !== 'string') return input ?? []
  if (input.trim() === '') return []
  try {
    return JSON.parse(input) as unknown
  } catch {
    return input
  }
}

function isWholePaise(rupees: number) {
  return Math.round(rupees * 100) / 100 === rupees
}
