import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import type { ApiCall } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'

type Answer = { product: ProductRecord }

/** How a form on its way is followed and called back. */
export type Sending = Required<Pick<ApiCall, 'signal' | 'onProgress'>>

export async function askForProduct(id: string) {
  const { product } = await callApi<Answer>(`/admin/products/${encodeURIComponent(id)}`)
  return product
}

export async function addProduct(body: FormData, sending: Sending) {
  const path = '/admin/products/add'
  const { product } = await callApi<Answer>(path, { method: 'POST', body, ...sending })
  return product
}

export async function changeProduct(id: string, body: FormData, sending: Sending) {
  const path = `/admin/products-edit/${encodeURIComponent(id)}`
  const { product } = await callApi<Answer>(path, { method: 'PUT', body, ...sending })
  return product
}

/** One as the specification has it, several all together. Gives what to tell of it. */
export async function withdrawProducts(ids: string[]) {
  const [id = '', ...others] = ids
  if (others.length === 0) {
    await callApi(`/admin/products-del/${encodeURIComponent(id)}`, { method: 'DELETE' })
    return productMessages.deleted
  }
  const path = '/admin/products/withdraw'
  const { message } = await callApi<{ message: string }>(path, { method: 'POST', body: { ids } })
  return message
}
