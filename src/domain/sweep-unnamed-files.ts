import { ago, hour } from '#platform/clock/clock.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { App } from './app.ts'
import type { TableWith } from './tables.ts'

type Sweep = {
  prefix: string
  /** Its rows name the files below the prefix. */
  table: TableWith<{ fileKey: string }>
  signal: AbortSignal
}

/** Deletes the files that no row of a table names. A file is written before its row, which may take a while. */
export async function sweepUnnamedFiles(app: App, { prefix, table, signal }: Sweep) {
  const { db, files, clock } = app
  return sweepFiles(files, {
    prefix,
    before: new Date(ago(clock, hour)),
    async findNamed(keys) {
      const rows = await db
        .selectFrom(table)
        .select('fileKey')
        .where('fileKey', 'in', keys)
        .execute()
      return new Set(rows.map(({ fileKey }) => fileKey))
    },
    signal,
  })
}
