import { sql } from 'kysely'
import type { Db } from '../app.ts'
import type { ProductsTable } from './products-table.ts'

type Column = Exclude<keyof ProductsTable, 'id'>

/** What changes of a product's row. */
export type ProductUpdate = { id: string; set: Partial<Pick<ProductsTable, Column>> }

/**
 * Some hundred rows by one statement: by one each, 10,000 take PostgreSQL more than ten seconds. Every
 * row sets the same columns, and only these are sent.
 */
export async function updateProducts(db: Db, updates: ProductUpdate[]) {
  const [first, ...others] = updates
  if (!first) return
  const columns = columnsIn(first)
  const rows = [
    sql`(${sql.join([first.id, ...valuesOf(first, columns)].map(typedValue))})`,
    ...others.map((update) => sql`(${sql.join([update.id, ...valuesOf(update, columns)])})`),
  ]
  const names = ['id', ...columns].map((name) => sql.ref(name))
  const sets = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`updates.${name}`)}`)
  await sql`
    with updates (${sql.join(names)}) as (values ${sql.join(rows)})
    update products set ${sql.join(sets)} from updates where products.id = updates.id
  `.execute(db)
}

function columnsIn({ set }: ProductUpdate) {
  return Object.keys(set).filter((name): name is Column => name in set)
}

function valuesOf({ set }: ProductUpdate, columns: Column[]) {
  return columns.map((name) => set[name] ?? null)
}

/** PostgreSQL takes the types of all rows from the first, and would take a parameter for text. */
function typedValue(value: string | number | null) {
  return typeof value === 'number' ? sql`cast(${value} as bigint)` : sql`cast(${value} as text)`
}
