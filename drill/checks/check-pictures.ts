import { buffer } from 'node:stream/consumers'
import type { App } from '#domain/app.ts'
import { fileKeyOf } from '#domain/pictures/store-picture.ts'
import type { Findings } from './findings.ts'

/** Their files never change: each is read once. */
export type CheckedPictures = Set<string>

/** Every listed product has its picture, whose files are stored to the last byte. */
export async function checkPictures(
  { db, files }: Pick<App, 'db' | 'files'>,
  checked: CheckedPictures,
  { lost }: Findings,
) {
  const placed = await db
    .selectFrom('productPictures')
    .innerJoin('pictures', 'pictures.key', 'productPictures.pictureKey')
    .select(['productId', 'key', 'widths'])
    .execute()
  for (const { key, widths } of placed) {
    if (checked.has(key)) continue
    for (const width of JSON.parse(widths) as number[]) await checkFile(files, { key, width }, lost)
    checked.add(key)
  }
  const withPicture = new Set(placed.map(({ productId }) => productId))
  const listed = db.selectFrom('products').select('id').where('withdrawnAt', 'is', null)
  for (const { id } of await listed.execute()) {
    if (!withPicture.has(id)) lost.add(`the picture of product ${id}`)
  }
}

async function checkFile(
  files: App['files'],
  { key, width }: { key: string; width: number },
  lost: Set<string>,
) {
  const file = await files.get(fileKeyOf(key, width))
  const isWhole = file !== undefined && isWholeWebP(await buffer(file))
  if (!isWhole) lost.add(`picture ${key} of ${width} pixels`)
}

/** The header states the length of what follows its first eight bytes. */
function isWholeWebP(bytes: Buffer) {
  return bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length
}
