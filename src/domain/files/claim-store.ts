import type { App } from '../app.ts'

const folder = 'owner/'

/**
 * False where the stored files are another database's: with the settings of that one, all of them
 * would look forgotten. So the first database to sweep a store leaves its mark.
 */
export async function claimStore({ db, files }: App): Promise<boolean> {
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
