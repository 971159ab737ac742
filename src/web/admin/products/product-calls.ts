import type { ProductRecord } from '#contract/products/product.ts'
import { failureOf, failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { productScreenTexts } from './product-screen-texts.ts'

type Answer = { product: ProductRecord }

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

export async function addProduct(form: FormData) {
  await callApi<Answer>('/admin/products/add', { method: 'POST', body: form })
}

export async function changeProduct(id: string, form: FormData) {
  await callApi<Answer>(`/admin/products-edit/${encodeURIComponent(id)}`, {
    method: 'PUT',
    body: form,
  })
}

export type Withdrawal = { id: string; failure?: Failure }

export async function withdrawProduct(id: string): Promise<Withdrawal> {
  try {
    await callApi(`/admin/products-del/${encodeURIComponent(id)}`, { method: 'DELETE' })
    return { id }
  } catch (error) {
    return { id, failure: failureUnder(productScreenTexts.deleteFailed, error) }
  }
}
