import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

type ListColumns = {
  /** What says which row is newer; of rows that are equal, the one with the greater id. */
  time?: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** What the list can be sorted by, under the name that the query gives it. */
  sorts: Record<string, RawBuilder<unknown>>
}

/** The ORDER BY of a list. Rows without a value come last, and of equal rows the newest first. */
export function listOrder(sort: string | undefined, { time, id, sorts }: ListColumns) {
  const newestFirst = time ? sql`${time} desc, ${id} desc` : sql`${id} desc`
  if (sort === 'oldest') return time ? sql`${time}, ${id}` : sql`${id}`
  const [name, column] =
    Object.entries(sorts).find(([name]) => sort === name || sort === `-${name}`) ?? []
  if (!column) return newestFirst
  const direction = sort === name ? sql`asc` : sql`desc`
  return sql`(${column}) is null, ${column} ${direction}, ${newestFirst}`
}

/** Sorted without regard to case. */
export function textColumn(column: string) {
  return sql`lower(${sql.ref(column)})`
}

/** In the order in which a status follows another. */
export function statusColumn(column: string, statuses: readonly string[]) {
  const cases = statuses.map((status, at) => sql`when ${sql.lit(status)} then ${sql.lit(at)}`)
  return sql`case ${sql.ref(column)} ${sql.join(cases, sql` `)} end`
}
