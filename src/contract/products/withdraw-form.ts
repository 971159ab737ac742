import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productLimits } from './product-messages.ts'

const fault = `Choose between 1 and ${productLimits.withdrawn} products`

/** Several products that are to be deleted together. */
export const WithdrawForm = z.object({
  ids: z.array(plainText(fault), fault).min(1, fault).max(productLimits.withdrawn, fault),
})
