import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { networkOf } from '#platform/http/client-address.ts'
import { newId } from '#platform/ids/new-id.ts'
import { newToken } from '#platform/tokens/token.ts'

type Before = {
  audit: { id: string; action: string; after: string | null; network: string | null }
  consents: {
    id: string
    submission_id: string
    email: string
    wording: string
    agreed_at: string
    token: string
  }
  enquiries: Submission
  contacts: Submission
  erasure_state: { rewrite_due_since: string | null }
}

type Submission = {
  id: string
  email: string | null
  marketing_at: string | null
  marketing_wording: string | null
}

/** Consent to offers has its own table, the audit only part of an address, and deleted rows leave the files. */
export async function consent(db: Kysely<unknown>) {
  const known = db as Kysely<Before>
  await createConsents(db)
  for (const table of ['enquiries', 'contacts'] as const) {
    await moveConsents(known, table)
    await db.schema.alterTable(table).dropColumn('marketing_at').execute()
    await db.schema.alterTable(table).dropColumn('marketing_wording').execute()
  }
  await shortenAddresses(known)
  await createErasureState(known)
}

async function createConsents(db: Kysely<unknown>) {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('agreed_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('consents_email').on('consents').column('email').execute()
}

async function moveConsents(db: Kysely<Before>, table: 'enquiries' | 'contacts') {
  const submissions = await db
    .selectFrom(table)
    .select(['id', 'email', 'marketing_at', 'marketing_wording'])
    .where('marketing_at', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id, email, marketing_at: agreed_at, marketing_wording: wording } of submissions) {
    if (email === null || agreed_at === null || wording === null) continue
    const consent = { email: email.toLowerCase(), wording, agreed_at, token: newToken() }
    await db
      .insertInto('consents')
      .values({ id: newId(), submission_id: id, ...consent })
      .execute()
  }
}

/** So far the whole address was stored for refused sign-ins. */
async function shortenAddresses(db: Kysely<Before>) {
  await db.schema.alterTable('audit').addColumn('network', 'text').execute()
  const events = await db
    .selectFrom('audit')
    .select(['id', 'after'])
    .where('action', '=', 'account.sign-in-refused')
    .where('after', 'is not', null)
    .execute()
  for (const { id, after } of events) {
    const { address = '' } = JSON.parse(after ?? '{}') as { address?: string }
    const network = networkOf(address)
    await db.updateTable('audit').set({ after: null, network }).where('id', '=', id).execute()
  }
  await db.schema
    .createIndex('audit_network')
    .on('audit')
    .column('at')
    .where(sql<boolean>`network is not null`)
    .execute()
}

async function createErasureState(db: Kysely<Before>) {
  await db.schema
    .createTable('erasure_state')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('rewrite_due_since', 'text')
    .execute()
  await sql`insert into erasure_state (id) values (1)`.execute(db)
  // Earlier versions did not overwrite what they deleted. A new database has no past.
  const past = await db.selectFrom('audit').select('id').limit(1).executeTakeFirst()
  if (!past) return
  const rewrite_due_since = new Date().toISOString()
  await db.updateTable('erasure_state').set({ rewrite_due_since }).execute()
}
