import { longestAuditValue, nobody } from '#contract/audit/audit-event.ts'
import type { AuditChange, AuditEvent } from '#contract/audit/audit-event.ts'
import { auditActions } from '#contract/audit/audit-actions.ts'
import type { Colleague } from '#contract/follow-ups/follow-up.ts'
import { dayAfter, startOfDay } from '#contract/site/office-time.ts'
import { textField } from '#platform/unknown-fields.ts'
import type { Db } from '../app.ts'
import { findAuditedRecords } from './find-audited-records.ts'
import { shownPerson } from '../shown-person.ts'

export type AuditFilter = {
  /** A record by its id or reference, or a person by the e-mail or the name. */
  q?: string | undefined
  kind?: string | undefined
  /** The id of an account, or nobody's. */
  person?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type Page = { page: number; limit: number }

/** The last event first, always in pages. */
export async function findAudit(
  db: Db,
  filter: AuditFilter,
  { page, limit }: Page,
): Promise<{ events: AuditEvent[]; total: number }> {
  const subjects = filter.q === undefined ? undefined : await findSubjects(db, filter.q)
  const filtered = filteredAudit(db, filter, subjects)
  const [rows, { count }] = await Promise.all([
    filtered
      .leftJoin('accounts', 'accounts.id', 'audit.accountId')
      .select(['audit.id', 'number', 'at', 'action', 'subjectId', 'before', 'after', 'network'])
      .select(['accounts.email as byEmail', shownPerson<string | null>().as('by')])
      .orderBy('number', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    filtered.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const changed = rows.map(({ before, after, ...row }) => ({
    ...row,
    changes: changesOf(before, after),
  }))
  const records = await findAuditedRecords(db, changed.flatMap(idsIn))
  const nameOf = (id: string | null) => records.get(id ?? '')?.name
  const events = changed.map(({ changes, ...row }) => ({
    ...row,
    subject: nameOf(row.subjectId) ?? null,
    page: records.get(row.subjectId ?? '')?.page ?? null,
    changes: changes.map(({ field, from, to }) =>
      namesRecord(field)
        ? { field, from: nameOf(from) ?? from, to: nameOf(to) ?? to }
        : { field, from, to },
    ),
  }))
  return { events, total: count }
}

type Changed = { subjectId: string | null; changes: AuditChange[] }

function idsIn({ subjectId, changes }: Changed) {
  const named = changes.filter(({ field }) => namesRecord(field))
  return [subjectId, ...named.flatMap(({ from, to }) => [from, to])].filter((id) => id !== null)
}

/** By its id, such as `assigneeId`: people read its name. */
function namesRecord(field: string) {
  return field.endsWith('Id')
}

/** Everybody who may have done something, for the filter. */
export function findPeopleOfAudit(db: Db): Promise<Colleague[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', shownPerson().as('shownName')])
    .orderBy(({ fn }) => fn('lower', [shownPerson()]))
    .execute()
}

function filteredAudit(
  db: Db,
  { kind, person, from, to }: AuditFilter,
  subjects: string[] | undefined,
) {
  let events = db.selectFrom('audit')
  if (subjects) events = events.where('subjectId', 'in', subjects)
  if (kind) {
    events = events.where(
      'action',
      'in',
      auditActions.filter((action) => action.startsWith(`${kind}.`)),
    )
  }
  if (person) {
    events = events.where('accountId', 'is not distinct from', person === nobody ? null : person)
  }
  if (from) events = events.where('at', '>=', startOfDay(from))
  if (to) events = events.where('at', '<', startOfDay(dayAfter(to)))
  return events
}

/** The id itself, and the ids of those that are called so. */
async function findSubjects(db: Db, q: string) {
  const [enquiries, contacts, dataRequests, accounts] = await Promise.all([
    db.selectFrom('enquiries').select('id').where('reference', '=', q.toUpperCase()).execute(),
    db.selectFrom('contacts').select('id').where('reference', '=', q.toUpperCase()).execute(),
    db.selectFrom('dataRequests').select('id').where('reference', '=', q.toUpperCase()).execute(),
    selectPeople(db, q).execute(),
  ])
  return [q, ...[...enquiries, ...contacts, ...dataRequests, ...accounts].map(({ id }) => id)]
}

function selectPeople(db: Db, who: string) {
  return db
    .selectFrom('accounts')
    .select('id')
    .where(({ eb, fn, or }) =>
      or([
        eb('email', '=', who.toLowerCase()),
        // SQLite makes no other letters small than those of English.
        eb('name', '=', who),
        eb(fn('lower', ['name']), '=', who.toLowerCase()),
      ]),
    )
}

/** The fields that differ. */
function changesOf(before: string | null, after: string | null): AuditChange[] {
  const from = fieldsIn(before)
  const to = fieldsIn(after)
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((field) => JSON.stringify(from.get(field)) !== JSON.stringify(to.get(field)))
    .map((field) => changeOf(field, from.get(field) ?? null, to.get(field) ?? null))
    .filter(({ from, to }) => from !== to)
}

function fieldsIn(json: string | null) {
  const fields: unknown = JSON.parse(json ?? '{}', withoutHidden)
  const isObject = typeof fields === 'object' && fields !== null
  return new Map<string, unknown>(isObject ? Object.entries(fields) : [])
}

/** A version differs with each change, and where something is in the trash is no field of it. */
function withoutHidden(name: string, value: unknown) {
  return name === 'version' || name === 'trashId' ? undefined : value
}

/** As people write it, and as it is stored where that shows no difference. */
function changeOf(field: string, from: unknown, to: unknown): AuditChange {
  const change = { field, from: shortened(valueText(from)), to: shortened(valueText(to)) }
  if (change.from !== change.to) return change
  return { field, from: shortened(storedText(from)), to: shortened(storedText(to)) }
}

function valueText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.map(entryText).join(', ') : storedText(value)
}

/** An uploaded file by its name, a line of a specification by its two parts. */
function entryText(entry: unknown) {
  const name = textField(entry, 'originalName') ?? textField(entry, 'name')
  const [label, value] = [textField(entry, 'label'), textField(entry, 'value')]
  return name ?? (label && value ? `${label}: ${value}` : storedText(entry))
}

function storedText(value: unknown) {
  if (value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function shortened(text: string | null) {
  if (text === null || text.length <= longestAuditValue) return text
  return `${text.slice(0, longestAuditValue).toWellFormed()}…`
}
