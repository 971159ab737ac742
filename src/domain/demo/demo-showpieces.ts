import type { App } from '../app.ts'
import type { DemoShowpiecesTable } from './demo-showpieces-table.ts'

/** A banner or logo of the demo. */
export type DemoShowpiece = Pick<DemoShowpiecesTable, 'wall' | 'file' | 'alt' | 'category'>

/** They wait to be hung, see `hangDemoShowpieces`. Belongs in the transaction of the demo content. */
export async function addDemoShowpieces({ db }: App, showpieces: DemoShowpiece[]) {
  const rows = showpieces.map((showpiece, position) => ({ ...showpiece, position, shownAs: null }))
  if (rows.length > 0) await db.insertInto('demoShowpieces').values(rows).execute()
}

/** With those that still wait, whatever the office made of the others. */
export async function removeDemoShowpieces({ db }: App) {
  let removed = 0n
  for (const table of ['galleryImages', 'logos'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (demo) =>
        demo.selectFrom('demoShowpieces').select('shownAs').where('shownAs', 'is not', null),
      )
      .executeTakeFirstOrThrow()
    removed += numDeletedRows
  }
  await db.deleteFrom('demoShowpieces').execute()
  return Number(removed)
}
