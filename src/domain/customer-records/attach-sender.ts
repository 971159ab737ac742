import type { App } from '../app.ts'
import { attachToRecord } from './attach-to-record.ts'
import type { Identifiers } from './record-key-rules.ts'

type Sender = Identifiers & {
  name: string | null
  company: string | null
  /** The account from which it was sent. */
  customerId?: string | null | undefined
}

/** What was sent from an account belongs to the record of the account. */
export async function attachSender(app: App, sender: Sender) {
  const { customerId } = sender
  const account = customerId
    ? await app.db
        .selectFrom('customers')
        .select('customerRecordId')
        .where('id', '=', customerId)
        .executeTakeFirst()
    : undefined
  return attachToRecord(app, sender, { of: account?.customerRecordId ?? null })
}
