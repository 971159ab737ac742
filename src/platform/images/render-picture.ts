import type { OutputInfo } from 'sharp'
import { pictureUploadLimits } from '#contract/pictures/picture-upload.ts'
import { pictureWidths } from '#contract/pictures/picture.ts'
import { contentHash } from '../files/content-hash.ts'
import type { IconFacts, PictureError, RenderedPicture } from './images.ts'
import { sharp } from './safe-sharp.ts'
import { sizeErrorOf } from './size-error.ts'

/** A very long picture is scaled down, because WebP allows at most 16,383 pixels. */
const largest = { width: Math.max(...pictureWidths), height: 3200 }

/** A client waits for these: more effort takes twice the time and saves a twentieth. */
const webp = { quality: 82, effort: 1, smartSubsample: true }
const avif = { quality: 55, effort: 2 }
const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
const paper = { r: 251, g: 248, b: 243, alpha: 1 }

/** The pixels of a picture, turned upright, without all that came with them. */
type Pixels = { data: Buffer; info: OutputInfo }

export async function renderPicture(path: string): Promise<RenderedPicture | PictureError> {
  const pixels = await readPixels(path)
  if (typeof pixels === 'string') return pixels
  const { width, height } = pixels.info
  const files = new Map<number, Buffer>()
  for (const width of widthsUpTo(pixels.info.width)) {
    files.set(width, await inWidth(pixels, width).webp(webp).toBuffer())
  }
  return {
    // The hash of the uploaded bytes, so that a repeated upload is the same picture.
    key: await contentHash(path),
    width,
    height,
    webp: files,
  }
}

export function renderAvif(picture: Buffer, width: number) {
  return sharp(picture).resize({ width }).avif(avif).toBuffer()
}

/** The picture in the middle of a square. Behind what is opaque is the paper of the site. */
export async function renderIcon(picture: Buffer, { size, share, isOpaque }: IconFacts) {
  const side = Math.round(size * share)
  const fitted = await sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: nothing })
    .png()
    .toBuffer()
  const ground = { width: size, height: size, background: isOpaque ? paper : nothing }
  return sharp({ create: { ...ground, channels: 4 } })
    .composite([{ input: fitted }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function readPixels(path: string): Promise<Pixels | PictureError> {
  try {
    const fault = sizeErrorOf(await sharp(path, { limitInputPixels: false }).metadata())
    if (fault) return fault
    return await sharp(path, { failOn: 'error', limitInputPixels: pictureUploadLimits.pixels })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return 'unreadable'
  }
}

function inWidth({ data, info }: Pixels, width: number) {
  const { channels, ...size } = info
  const raw = { width: size.width, height: size.height, channels }
  return sharp(data, { raw }).resize({ width: Math.min(width, size.width) })
}

/** The standard widths below its own width, and its own. */
function widthsUpTo(width: number) {
  return [...pictureWidths.filter((known) => known < width), width]
}
