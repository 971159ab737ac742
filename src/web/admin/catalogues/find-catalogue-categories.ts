import { productCalls } from '#contract/products/product-calls.ts'
import { sendCall } from '../session/send-call.ts'

/** The categories that have a catalogue. Where they cannot be read, no link to one is shown. */
export async function findCatalogueCategories(signal: AbortSignal): Promise<string[]> {
  try {
    // Every response names all categories, so one product is enough.
    const { productCategories } = await sendCall(
      productCalls.list,
      { limit: 1, page: 1 },
      { signal },
    )
    return productCategories.filter(({ catalogue }) => catalogue).map(({ name }) => name)
  } catch {
    return []
  }
}
