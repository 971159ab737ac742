import type { App, Db } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'

export const demoKinds = [
  'products',
  'catalogues',
  'enquiries',
  'contacts',
  'customers',
  'banners',
  'partnerLogos',
  'clientLogos',
] as const
export type DemoKind = (typeof demoKinds)[number]

/** The ids of demo content by kind. A catalogue goes by the key of its file: another file is not the demo's. */
export type DemoRecord = Record<DemoKind, string[]>

export async function recordDemoAdded(app: App, added: DemoRecord) {
  await recordAudit(app, system, { action: 'demo-content.added', after: added })
}

export async function recordDemoRemoved(app: App, removed: DemoRecord, left: DemoRecord) {
  await recordAudit(app, system, { action: 'demo-content.removed', before: removed, after: left })
}

/** What there should be, as the last audit event about it says. */
export async function findDemoRecord(db: Db): Promise<DemoRecord> {
  const event = await db
    .selectFrom('audit')
    .select('after')
    .where('action', 'in', ['demo-content.added', 'demo-content.removed'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const after = JSON.parse(event?.after ?? '{}') as Partial<Record<DemoKind, unknown>>
  return demoRecord((kind) => textsIn(after[kind]))
}

/** Only an empty catalogue that never held demo content: what was removed does not return at the next start. */
export async function canTakeDemoContent(db: Db) {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  if (product) return false
  const event = await db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'demo-content.added')
    .limit(1)
    .executeTakeFirst()
  return event === undefined
}

export function demoRecord(idsOf: (kind: DemoKind) => string[]) {
  return Object.fromEntries(demoKinds.map((kind) => [kind, idsOf(kind)])) as DemoRecord
}

export function countOf(record: DemoRecord) {
  return Object.values(record).flat().length
}

/** Events of earlier versions hold counts: migration 018 wrote the ids into a later one. */
function textsIn(value: unknown) {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}
