import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How many rows each table has, by the names that the tables have in the database. */
export async function countRows<Tables>(db: Kysely<Tables>): Promise<Record<string, number>> {
  const plain = db.withoutPlugins()
  const tables = await plain.introspection.getTables({ withInternalKyselyTables: true })
  const counts: Record<string, number> = {}
  for (const { name, isView } of tables) {
    if (isView) continue
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
      plain,
    )
    counts[name] = Number(rows[0]?.n)
  }
  return counts
}

/** The tables whose numbers of rows differ, in words. */
export function differingCounts(expected: Record<string, number>, found: Record<string, number>) {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted()
  return names
    .filter((name) => expected[name] !== found[name])
    .map(
      (name) =>
        `${name}: ${expected[name] ?? 'no table'} expected, ${found[name] ?? 'no table'} found`,
    )
}
