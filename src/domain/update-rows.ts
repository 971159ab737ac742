import { sql } from 'kysely'
import type { Db } from './app.ts'
import type { TableWith } from './tables.ts'

type Value = string | number | null | undefined

/** What changes of a row. */
export type RowUpdate = { id: string; set: Record<string, Value> }

/**
 * Some hundred rows by one statement: by one each, 10,000 take PostgreSQL more than ten seconds. Every
 * row sets the same columns, and only these are sent.
 */
export async function updateRows(db: Db, table: TableWith<{ id: string }>, updates: RowUpdate[]) {
  const [first, ...others] = updates
  if (!first) return
  const columns = Object.keys(first.set)
  const rows = [
    sql`(${sql.join([first.id, ...valuesOf(first, columns)].map(typedValue))})`,
    ...others.map((update) => sql`(${sql.join([update.id, ...valuesOf(update, columns)])})`),
  ]
  const names = ['id', ...columns].map((name) => sql.ref(name))
  const sets = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`updates.${name}`)}`)
  await sql`
    with updates (${sql.join(names)}) as (values ${sql.join(rows)})
    update ${sql.table(table)} set ${sql.join(sets)}
    from updates where ${sql.ref(`${table}.id`)} = updates.id
  `.execute(db)
}

function valuesOf({ set }: RowUpdate, columns: string[]) {
  return columns.map((name) => set[name] ?? null)
}

/** PostgreSQL takes the types of all rows from the first, and would take a parameter for text. */
function typedValue(value: string | number | null) {
  return typeof value === 'number' ? sql`cast(${value} as bigint)` : sql`cast(${value} as text)`
}
