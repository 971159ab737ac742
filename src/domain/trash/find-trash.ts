import { sql } from 'kysely'
import { isPermitted } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCallsOf } from '#contract/trash/trash-calls.ts'
import { trashKinds } from '#contract/trash/trash.ts'
import type { TrashedItem, TrashKind } from '#contract/trash/trash.ts'
import { day } from '#platform/clock/clock.ts'
import type { Db } from '../app.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import { containsText } from '../contains-text.ts'
import { findJointDeletions } from './find-joint-deletions.ts'
import { shownPerson } from '../shown-person.ts'

type Page = { page: number; limit: number }

/** What is absent filters nothing. */
export type TrashFilter = {
  kind?: TrashKind | undefined
  /** Contained in the name or the detail. */
  q?: string | undefined
  id?: string | undefined
  ids?: string[] | undefined
}

/** The kinds that the role may restore; what was deleted last first. */
export async function findTrash(
  db: Db,
  role: Role,
  { page, limit, ...filter }: Page & TrashFilter,
): Promise<TrashedItem[]> {
  const rows = await trashed(db, role, filter)
    .select(['id', 'kind', 'name', 'detail', 'deletedAt'])
    .select(({ selectFrom }) =>
      selectFrom('audit')
        .innerJoin('accounts', 'accounts.id', 'audit.accountId')
        .select(shownPerson().as('shownName'))
        .where('audit.action', 'in', deletions)
        .where(({ eb, or, and, ref }) => {
          const isOfSubject = eb('audit.subjectId', '=', ref('trashed.subject'))
          const namesRow = eb(
            'audit.before',
            'like',
            sql<string>`'%"' || ${ref('trashed.id')} || '"%'`,
          )
          return or([
            // A customer has several notes: the event names which one.
            and([isOfSubject, or([eb('kind', 'not in', ['note', 'catalogue']), namesRow])]),
            // A category had several catalogues, maybe under another name.
            and([eb('kind', '=', 'catalogue'), namesRow]),
          ])
        })
        .orderBy('audit.id', 'desc')
        .limit(1)
        .as('deletedBy'),
    )
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return withJointDeletions(db, rows)
}

/** All that the filter finds, in one order. */
export function findTrashNames(db: Db, role: Role, filter: TrashFilter) {
  return trashed(db, role, filter).select(['id', 'kind', 'name']).orderBy('id').execute()
}

type TrashedRow = Omit<TrashedItem, 'purgedFrom' | 'jointDeletion'>

async function withJointDeletions(db: Db, rows: TrashedRow[]): Promise<TrashedItem[]> {
  const products = rows.filter(({ kind }) => kind === 'product').map(({ id }) => id)
  const jointDeletions = await findJointDeletions(db, products)
  return rows.map((row) => ({
    ...row,
    purgedFrom: purgedFrom(row.deletedAt),
    jointDeletion: jointDeletions.get(row.id) ?? null,
  }))
}

export async function countTrash(db: Db, role: Role, filter: TrashFilter = {}): Promise<number> {
  const counted = trashed(db, role, filter).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

const deletions: AuditAction[] = [
  'product.withdrawn',
  'product-document.deleted',
  'catalogue.removed',
  'catalogue.uploaded',
  'catalogue.restored',
  'enquiry.deleted',
  'contact.deleted',
  'image.deleted',
  'logo.deleted',
  'customer-record.note-deleted',
  'reply-template.deleted',
]

function trashed(db: Db, role: Role, { kind, q, id, ids }: TrashFilter) {
  const kinds = trashKinds.filter((one) => isPermitted(role, trashCallsOf[one].restore.can))
  return trashedRows(db)
    .where(({ eb, or }) => or(kinds.map((one) => eb('kind', '=', one))))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'product'))
    .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? ''))
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .$if(q !== undefined, (rows) =>
      rows.where(({ or }) =>
        or([containsText('trashed.name', q ?? ''), containsText('trashed.detail', q ?? '')]),
      ),
    )
}

/** A kind more is a select more, with the same columns. */
function trashedRows(db: Db) {
  return db.selectFrom(
    trashedProducts(db)
      .unionAll(trashedDocuments(db))
      .unionAll(trashedCatalogues(db))
      .unionAll(trashedEnquiries(db))
      .unionAll(trashedMessages(db))
      .unionAll(trashedImages(db))
      .unionAll(trashedLogos(db))
      .unionAll(trashedNotes(db))
      .unionAll(trashedTemplates(db))
      .as('trashed'),
  )
}

function trashedProducts(db: Db) {
  return db
    .selectFrom('products')
    .where('withdrawnAt', 'is not', null)
    .where('purgedAt', 'is', null)
    .select(({ ref }) => [
      'id',
      sql<TrashKind>`'product'`.as('kind'),
      'name',
      sql<string>`${ref('brand')} || ' · ' || ${ref('modelNo')}`.as('detail'),
      ref('withdrawnAt').$notNull().as('deletedAt'),
      'id as subject',
    ])
}

/** By the names of their products. */
function trashedDocuments(db: Db) {
  return db
    .selectFrom('productDocuments')
    .innerJoin('products', 'products.id', 'productDocuments.productId')
    .where('deletedAt', 'is not', null)
    .select(({ ref }) => [
      'productDocuments.id',
      sql<TrashKind>`'document'`.as('kind'),
      'title as name',
      'products.name as detail',
      ref('deletedAt').$notNull().as('deletedAt'),
      'productDocuments.id as subject',
    ])
}

/** By the names of their categories. */
function trashedCatalogues(db: Db) {
  return db
    .selectFrom('deletedCatalogues')
    .select([
      'id',
      sql<TrashKind>`'catalogue'`.as('kind'),
      'originalName as name',
      'category as detail',
      'deletedAt',
      'category as subject',
    ])
}

function trashedEnquiries(db: Db) {
  return db
    .selectFrom('enquiries')
    .where('deletedAt', 'is not', null)
    .select(({ ref }) => [
      'id',
      sql<TrashKind>`'enquiry'`.as('kind'),
      'name',
      sql<string>`${ref('product')} || ' · ' || ${ref('reference')}`.as('detail'),
      ref('deletedAt').$notNull().as('deletedAt'),
      'id as subject',
    ])
}

function trashedMessages(db: Db) {
  return db
    .selectFrom('contacts')
    .where('deletedAt', 'is not', null)
    .select(({ ref }) => [
      'id',
      sql<TrashKind>`'message'`.as('kind'),
      sql<string>`coalesce(${ref('name')}, ${ref('company')}, ${ref('gstNumber')}, '')`.as('name'),
      ref('reference').as('detail'),
      ref('deletedAt').$notNull().as('deletedAt'),
      'id as subject',
    ])
}

function trashedImages(db: Db) {
  return db
    .selectFrom('galleryImages')
    .where('deletedAt', 'is not', null)
    .select(({ ref }) => [
      'id',
      sql<TrashKind>`'image'`.as('kind'),
      'originalName as name',
      'alt as detail',
      ref('deletedAt').$notNull().as('deletedAt'),
      'id as subject',
    ])
}

/** Partners and clients, which the table calls by the names of their kinds here. */
function trashedLogos(db: Db) {
  return db
    .selectFrom('logos')
    .where('deletedAt', 'is not', null)
    .select(({ ref }) => [
      'id',
      sql<TrashKind>`${ref('kind')}`.as('kind'),
      'originalName as name',
      'alt as detail',
      ref('deletedAt').$notNull().as('deletedAt'),
      'id as subject',
    ])
}

/** On customers, each by its first words. */
function trashedNotes(db: Db) {
  return db
    .selectFrom('customerRecordNotes')
    .innerJoin('customerRecords', 'customerRecords.id', 'customerRecordNotes.recordId')
    .where('deletedAt', 'is not', null)
    .select(({ ref }) => [
      'customerRecordNotes.id',
      sql<TrashKind>`'note'`.as('kind'),
      sql<string>`substr(${ref('text')}, 1, 200)`.as('name'),
      sql<string>`coalesce(${ref('company')}, ${ref('name')}, '')`.as('detail'),
      ref('deletedAt').$notNull().as('deletedAt'),
      'recordId as subject',
    ])
}

function trashedTemplates(db: Db) {
  return db
    .selectFrom('replyTemplates')
    .where('deletedAt', 'is not', null)
    .select(({ ref }) => [
      'id',
      sql<TrashKind>`'template'`.as('kind'),
      'name',
      sql<string>`substr(${ref('body')}, 1, 200)`.as('detail'),
      ref('deletedAt').$notNull().as('deletedAt'),
      'id as subject',
    ])
}

function purgedFrom(deletedAt: string) {
  return new Date(Date.parse(deletedAt) + retention.trashDays * day).toISOString()
}
