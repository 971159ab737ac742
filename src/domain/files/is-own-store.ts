import type { App } from '../app.ts'

const folder = 'owner/'

/**
 * Whether the stored files are those that this database names. With the settings of another
 * database, all of them would look forgotten: the first database to sweep a store leaves its mark.
 */
export async function isOwnStore({ db, files }: App): Promise<boolean> {
  const { name } = await db.selectFrom('fileStore').select('name').executeTakeFirstOrThrow()
  const mark = `${folder}${name}`
  let isMarked = false
  for await (const { key } of files.list(folder)) {
    if (key !== mark) return false
    isMarked = true
  }
  if (!isMarked) await files.put(mark, Buffer.from('Names the database that fills this store.\n'))
  return true
}
