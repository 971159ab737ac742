import { SenderEmail } from '../email-form.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { stockAlertMessages } from './stock-alert.ts'

export const StockAlertForm = z.object({
  productId: plainText(),
  email: SenderEmail,
  agreed: z.literal('on', stockAlertMessages.notAgreed),
  /** Hidden from people, so only programs fill it. */
  website: plainLine().max(2000, 'At most 2000 characters').optional(),
})
export type StockAlertForm = z.infer<typeof StockAlertForm>
