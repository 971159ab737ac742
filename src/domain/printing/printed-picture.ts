import { sharp } from '#platform/images/safe-sharp.ts'
import type { NeedFile } from '#platform/pdf/serve-prints.ts'

const quality = 76

/**
 * A stored picture as a JPEG for paper, within a square of so many pixels. Undefined where it is gone
 * or cannot be read: a document without one of its pictures is better than none.
 */
export async function printedPicture(
  key: string | null,
  pixels: number,
  need: NeedFile,
): Promise<Buffer | undefined> {
  const stored = key === null ? undefined : await need(key)
  if (!stored) return undefined
  try {
    return await sharp(stored)
      .flatten({ background: '#ffffff' })
      .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer()
  } catch {
    return undefined
  }
}
