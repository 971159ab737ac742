import { compileOnce } from '#platform/database/compile-once.ts'
import type { App, Db } from '../app.ts'
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
  const { customerId: id } = sender
  const [account] = id ? await findAccount(app.db, { id }) : []
  return attachToRecord(app, sender, { of: account?.customerRecordId ?? null })
}

const findAccount = compileOnce((db: Db, { id }: { id: string }) =>
  db.selectFrom('customers').select('customerRecordId').where('id', '=', id),
)
