import { dataRequestMessages } from '#contract/privacy/data-request.ts'
import type {
  DataRequest,
  DataRequestState,
  StoredAboutPerson,
} from '#contract/privacy/data-request.ts'
import type { App, Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { findTraces } from './find-persons.ts'

type Page = { page: number; limit: number }

const shown = [
  'id',
  'reference',
  'kind',
  'email',
  'createdAt',
  'confirmedAt',
  'dueAt',
  'closedAt',
  'outcome',
  'reason',
] as const

/** What is due first; then what nobody confirmed, and what is closed. */
export async function findDataRequests(
  db: Db,
  state: DataRequestState | undefined,
  { page, limit }: Page,
): Promise<DataRequest[]> {
  const rows = await selectIn(db, state)
    .select(shown)
    .orderBy('closedAt', (order) => order.desc().nullsFirst())
    .orderBy('dueAt', (order) => order.asc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(dataRequestOf)
}

export async function countDataRequests(db: Db, state: DataRequestState | undefined) {
  const { count } = await selectIn(db, state)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function requireDataRequest({ db }: Pick<App, 'db'>, id: string) {
  const row = await db
    .selectFrom('dataRequests')
    .select(shown)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', dataRequestMessages.notFound)
  return dataRequestOf(row)
}

/** How much an answer will send or delete. */
export async function countStoredAbout(app: App, id: string): Promise<StoredAboutPerson> {
  const { email, closedAt } = await requireDataRequest(app, id)
  if (closedAt !== null) throw new Refusal('conflict', dataRequestMessages.isClosed)
  const traces = await findTraces(app.db, email)
  return {
    enquiries: traces.enquiries.length,
    contacts: traces.contacts.length,
    customers: traces.customers.length,
    emails: traces.emails.length,
    consents: traces.consents.length,
  }
}

function selectIn(db: Db, state: DataRequestState | undefined) {
  const requests = db.selectFrom('dataRequests')
  if (!state) return requests
  if (state === 'closed') return requests.where('closedAt', 'is not', null)
  const confirmed = state === 'open' ? 'is not' : 'is'
  return requests.where('closedAt', 'is', null).where('confirmedAt', confirmed, null)
}

function dataRequestOf(row: Omit<DataRequest, 'state'>): DataRequest {
  return { ...row, state: stateOf(row) }
}

function stateOf({ closedAt, confirmedAt }: Pick<DataRequest, 'closedAt' | 'confirmedAt'>) {
  if (closedAt !== null) return 'closed'
  return confirmedAt === null ? 'unconfirmed' : 'open'
}
