import type { ProductRecord } from '#contract/products/product.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { failureOf, failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { ApiCall } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'
import { productScreenTexts } from './product-screen-texts.ts'

type Answer = { product: ProductRecord }

/** How a form on its way is followed and called back. */
export type Sending = Required<Pick<ApiCall, 'signal' | 'onProgress'>>

export async function findProduct(
  id: string,
): Promise<{ product?: ProductRecord; failure?: Failure }> {
  try {
    const { product } = await callApi<Answer>(`/admin/products/${encodeURIComponent(id)}`)
    return { product }
  } catch (error) {
    return { failure: failureOf(error, productScreenTexts.readFailed) }
  }
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

export type Withdrawal = { ids: string[]; message?: string; failure?: Failure }

/** One as the specification has it, several all together. */
export async function withdrawProducts(ids: string[]): Promise<Withdrawal> {
  try {
    return { ids, message: await withdraw(ids) }
  } catch (error) {
    return { ids, failure: failureUnder(productScreenTexts.deleteFailed, error) }
  }
}

async function withdraw(ids: string[]) {
  const [id = '', ...others] = ids
  if (others.length === 0) {
    await callApi(`/admin/products-del/${encodeURIComponent(id)}`, { method: 'DELETE' })
    return productMessages.deleted
  }
  const path = '/admin/products/withdraw'
  const { message } = await callApi<{ message: string }>(path, { method: 'POST', body: { ids } })
  return message
}
