import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { callApi } from '../session/call-api.ts'

/** One as the specification has it, several all together. Gives what to tell of it. */
export async function withdrawListedProducts(ids: string[]) {
  const [id = '', ...others] = ids
  if (others.length === 0) {
    await callApi(productCalls.withdraw, { id })
    return productMessages.deleted
  }
  const { message } = await callApi(productCalls.withdrawSeveral, { ids })
  return message
}
