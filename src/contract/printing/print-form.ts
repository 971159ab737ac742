import { SenderEmail } from '../email-form.ts'
import { emailLimits } from '../emails/outbox-email.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { OfficeProductQuery } from '../products/product-query.ts'
import { z } from '../schema.ts'
import { catalogueLayouts, catalogueOrders, printLimits, printMessages } from './catalogue-print.ts'

const fields = {
  ids: z
    .array(plainText(printMessages.choose), printMessages.choose)
    .min(1, printMessages.choose)
    .max(printLimits.products, printMessages.tooMany)
    .optional(),
  query: OfficeProductQuery.omit({ sort: true, page: true, limit: true }).optional(),
  layout: z.enum(catalogueLayouts, `Layout must be one of: ${catalogueLayouts.join(', ')}`),
  order: z.enum(catalogueOrders, `Order must be one of: ${catalogueOrders.join(', ')}`).optional(),
  /** For whom it is made, as the cover names them. */
  customer: plainLine('Customer must be text')
    .max(printLimits.customer, printMessages.customerTooLong)
    .optional(),
}

const isOneChoice = ({ ids, query }: { ids?: unknown; query?: unknown }) =>
  (ids === undefined) !== (query === undefined)
const eitherOr = { error: printMessages.choose, path: ['ids'] }

/** Products by their ids, in this order, or all that the filters of the list find. */
export const PrintCatalogueForm = z.object(fields).refine(isOneChoice, eitherOr)
export type PrintCatalogueForm = z.infer<typeof PrintCatalogueForm>

export const SendCatalogueForm = z
  .object({
    ...fields,
    recipient: SenderEmail,
    subject: plainLine(printMessages.noSubject)
      .min(1, printMessages.noSubject)
      .max(emailLimits.subject, `A subject can have at most ${emailLimits.subject} characters`),
    text: plainText(printMessages.noText)
      .min(1, printMessages.noText)
      .max(printLimits.text, printMessages.textTooLong),
  })
  .refine(isOneChoice, eitherOr)
export type SendCatalogueForm = z.infer<typeof SendCatalogueForm>
