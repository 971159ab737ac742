import { randomUUID } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Upload } from '#platform/files/upload.ts'

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff'
type Size = { width: number; height: number }
type PngFacts = Size & { depth?: 8 | 16; isInterlaced?: boolean }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The colour type of a PNG with three channels. */
const rgb = 2

/** A picture of one colour and some noise; another `seed` is another picture. */
export function drawing(kind: Kind, { width, height }: Size, seed = 1) {
  const pixels = Buffer.alloc(width * height * 3)
  let state = seed
  for (let at = 0; at < pixels.length; at++) {
    if (at % 64 === 0) state = (state * 48_271) % 2_147_483_647
    pixels[at] = state & 0xff
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(kind)
    .toBuffer()
}

/** A photograph as a phone takes it: lying on its side, with the place it was taken at. */
export function sidewaysPhoto({ width, height }: Size) {
  return sharp({ create: { width, height, channels: 3, background: '#a8431a' } })
    .withExif({ IFD0: { Make: 'Tamarind', Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A few bytes that unpack to as many pixels as they say. */
export function pixelBomb({ width, height }: Size, pixels = 0) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const line = Buffer.alloc(Math.ceil(width / 8) + 1, pixels)
  line[0] = 0
  const data = deflateSync(Buffer.concat(Array<Buffer>(height).fill(line)))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')])
}

/** A PNG that names its size and ends after one byte of pixels: whoever decodes it finds it damaged. */
export function pngHeader({ width, height, depth = 8, isInterlaced = false }: PngFacts) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, rgb, 0, 0, isInterlaced ? 1 : 0], 8)
  const data = deflateSync(Buffer.alloc(1))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')])
}

/** The smallest picture that we know. */
export const plainPicture = pixelBomb({ width: 8, height: 8 })

/** The picture as a request leaves it: a file in a folder, under no name of the sender's. */
export async function uploaded(dataDir: string, bytes: Buffer, originalName = 'front.jpg') {
  // A file of its own each time: one that is being written must not be read.
  const path = join(dataDir, `upload-${randomUUID()}`)
  await writeFile(path, bytes)
  return { path, bytes: bytes.length, originalName } satisfies Upload
}

function chunk(type: string, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
