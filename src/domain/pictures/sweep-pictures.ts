import { ago, day, hour } from '#platform/clock/clock.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { App } from '../app.ts'
import { picturedTables } from '../pictured-tables.ts'

const folder = 'pictures/'

/**
 * Takes away the pictures that nothing shows any more, then the files that no picture names.
 * A picture that is uploaded again counts as new before anything shows it.
 */
export async function sweepPictures(app: App, signal: AbortSignal) {
  await app.db
    .deleteFrom('pictures')
    .where('uploadedAt', '<', ago(app.clock, day))
    .where(({ and, not, exists, selectFrom }) =>
      and(
        picturedTables.map((table) =>
          not(
            exists(
              selectFrom(table)
                .select('pictureKey')
                .whereRef(`${table}.pictureKey`, '=', 'pictures.key'),
            ),
          ),
        ),
      ),
    )
    .execute()
  return sweepFiles(app.files, {
    prefix: folder,
    before: new Date(ago(app.clock, hour)),
    findNamed: (keys) => findNamed(app, keys),
    signal,
  })
}

async function findNamed({ db }: App, fileKeys: string[]) {
  const rows = await db
    .selectFrom('pictures')
    .select('key')
    .where('key', 'in', [...new Set(fileKeys.map(pictureKeyIn))])
    .execute()
  const known = new Set(rows.map(({ key }) => key))
  return new Set(fileKeys.filter((fileKey) => known.has(pictureKeyIn(fileKey))))
}

/** All files of a picture lie in a folder of its name. */
function pictureKeyIn(fileKey: string) {
  return fileKey.slice(folder.length).split('/', 1)[0] ?? ''
}
