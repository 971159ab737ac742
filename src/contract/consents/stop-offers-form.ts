import { z } from '../schema.ts'

/** What a mail program posts when its reader ends offers without opening the page (RFC 8058). */
const oneClick = 'One-Click'

export const StopOffersForm = z
  .object({ 'List-Unsubscribe': z.string().optional() })
  .transform((form) => ({ isOneClick: form['List-Unsubscribe'] === oneClick }))
