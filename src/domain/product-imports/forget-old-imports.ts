import { productImportLimits } from '#contract/product-imports/product-import.ts'
import { ago, day, hour } from '#platform/clock/clock.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { App } from '../app.ts'

export const importFolder = 'imports/'

/** Files that were read long ago, and those whose reading was interrupted. Their products stay. */
export async function forgetOldImports({ db, clock }: App) {
  await db
    .deleteFrom('productImports')
    .where((row) =>
      row.or([
        row('createdAt', '<=', ago(clock, productImportLimits.days * day)),
        row.and([
          row('state', '=', 'reading'),
          row(row.fn.coalesce('readAt', 'createdAt'), '<=', ago(clock, hour)),
        ]),
      ]),
    )
    .execute()
}

/** Deletes the pictures of imports that are forgotten. */
export async function sweepImports({ db, files, clock }: App, signal: AbortSignal) {
  return sweepFiles(files, {
    prefix: importFolder,
    before: new Date(ago(clock, hour)),
    async findNamed(keys) {
      const rows = await db
        .selectFrom('productImports')
        .select('fileKey')
        .where('fileKey', 'in', keys)
        .execute()
      return new Set(rows.flatMap(({ fileKey }) => fileKey ?? []))
    },
    signal,
  })
}
