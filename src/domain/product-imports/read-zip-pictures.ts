import { createHash } from 'node:crypto'
import { productLimits } from '#contract/products/product-messages.ts'
import { contentHashOf } from '#platform/files/content-hash.ts'
import { sentNameOf } from '#platform/files/file-name.ts'
import { TableError } from '#platform/tables/table-error.ts'
import { openZip } from '#platform/zip/open-zip.ts'
import type { OpenZip } from '#platform/zip/open-zip.ts'
import type { ZipPicture } from './zip-pictures.ts'

const isPicture = /\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i

/** Bytes. Pictures are packed already, so that they hardly unpack to more than the file has. */
const mostUnpacked = 400_000_000

/** Every picture of a ZIP, with the name of its bytes. They are rendered when the import is applied. */
export async function readZipPictures(path: string): Promise<ZipPicture[]> {
  const zip = await openZip(path)
  try {
    return await picturesIn(zip)
  } finally {
    zip.close()
  }
}

async function picturesIn({ entries, read }: OpenZip) {
  const pictures: ZipPicture[] = []
  let unpacked = 0
  for (const [file, entry] of entries) {
    const name = sentNameOf(file)
    // macOS adds files of its own, which are no pictures.
    if (!isPicture.test(name) || name.startsWith('._')) continue
    const { key, bytes, isOther } = await readContent(read(entry, mostUnpacked))
    unpacked += bytes
    if (unpacked > mostUnpacked) throw new TableError('The ZIP file unpacks to more than 400 MB')
    pictures.push({ file, name, key, ...(isOther ? { isOther } : {}) })
  }
  return pictures
}

/** How JPEG, PNG, GIF and WebP begin, in hexadecimal digits. The rest shows when it is rendered. */
const beginnings = /^(?:ffd8ff|89504e47|47494638|52494646.{8}57454250)/
const longestBeginning = 12

/** Without a key where it is too large: the rest of it is not read. */
async function readContent(chunks: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let [bytes, beginning] = [0, '']
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes >= productLimits.pictureBytes) return { key: '', bytes }
    if (beginning.length < longestBeginning * 2)
      beginning += chunk.toString('hex', 0, longestBeginning)
    hash.update(chunk)
  }
  return { key: contentHashOf(hash), bytes, isOther: !beginnings.test(beginning) }
}
