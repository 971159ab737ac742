import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { drawing, pixelBomb, pngHeader, sidewaysPhoto, uploaded } from '#tests/fixtures/drawings.ts'
import type { RenderedPicture } from './images.ts'
import { renderAvif, renderPicture } from './render-picture.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
after(() => rm(folder, { recursive: true }))

async function rendered(bytes: Buffer) {
  const { path } = await uploaded(folder, bytes)
  return renderPicture(path)
}

async function picture(bytes: Buffer) {
  const made = await rendered(bytes)
  if (typeof made === 'string') assert.fail(made)
  return made
}

test('every kind of picture that we take becomes WebP in the widths below its own', async () => {
  for (const kind of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const made = await picture(await drawing(kind, { width: 1000, height: 700 }))
    assert.deepEqual([...made.webp.keys()], [320, 640, 960, 1000], kind)
    for (const [width, bytes] of made.webp) {
      const facts = await sharp(bytes).metadata()
      assert.deepEqual([facts.format, facts.width], ['webp', width])
    }
    assert.deepEqual([made.width, made.height], [1000, 700])
  }
})

test('a small picture is not blown up, and a huge one is stored no wider than it is shown', async () => {
  assert.deepEqual(widthsOf(await picture(await drawing('png', { width: 90, height: 40 }))), [90])
  const wide = await picture(await drawing('jpeg', { width: 3000, height: 900 }))
  assert.deepEqual(widthsOf(wide), [320, 640, 960, 1600])
  const tall = await picture(await drawing('png', { width: 600, height: 9000 }))
  assert(tall.height <= 3200)
})

test('a photograph stands upright, and says nothing of where it was taken', async () => {
  const made = await picture(await sidewaysPhoto({ width: 800, height: 600 }))
  assert.deepEqual([made.width, made.height], [600, 800])
  for (const bytes of made.webp.values()) {
    const facts = await sharp(bytes).metadata()
    assert.deepEqual([facts.exif, facts.icc, facts.xmp], [undefined, undefined, undefined])
    assert(!bytes.includes('secret place'))
  }
})

test('a file that is no picture, half of one, or of an unsupported kind is refused', async () => {
  const jpeg = await drawing('jpeg', { width: 400, height: 300 })
  const noPictures = {
    text: Buffer.from('hello'),
    nothing: Buffer.alloc(0),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    half: jpeg.subarray(0, jpeg.length / 2),
    tiff: await drawing('tiff', { width: 40, height: 30 }),
    'a PDF': Buffer.from('%PDF-1.7\n'),
  }
  for (const [what, bytes] of Object.entries(noPictures)) {
    assert.equal(await rendered(bytes), 'unreadable', what)
  }
})

test('a few bytes that would be 400 million pixels are refused before they are unpacked', async () => {
  const bomb = pixelBomb({ width: 20_000, height: 20_000 })
  assert(bomb.length < 60_000)
  const start = performance.now()
  assert.equal(await rendered(bomb), 'too-many-pixels')
  assert(performance.now() - start < 500)
})

test('an image with a side of more than 20,000 pixels is refused before it is decoded', async () => {
  assert.equal(await rendered(pngHeader({ width: 49_999_999, height: 1 })), 'too-long')
  assert.equal(await rendered(pngHeader({ width: 1, height: 16_000_000 })), 'too-long')
  assert.equal(await rendered(pngHeader({ width: 1, height: 20_000 })), 'unreadable')
})

test('an image that decodes to more than 250 MB is refused before it is decoded', async () => {
  const interlaced = { width: 7000, height: 7000, depth: 16, isInterlaced: true } as const
  assert.equal(await rendered(pngHeader(interlaced)), 'too-large-decoded')
  assert.equal(await rendered(pngHeader({ ...interlaced, depth: 8 })), 'too-large-decoded')
  assert.equal(
    await rendered(pngHeader({ ...interlaced, isInterlaced: false })),
    'too-large-decoded',
  )
  assert.equal(await rendered(pngHeader({ width: 7000, height: 7000 })), 'unreadable')
})

test('a photo of a 50-megapixel phone is rendered', async () => {
  const photo = sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#a8431a' } })
  const made = await picture(await photo.jpeg().toBuffer())
  assert.deepEqual([made.width, made.height], [1600, 1200])
})

test('the same bytes have the same key, and others another', async () => {
  const size = { width: 60, height: 40 }
  const [one, again, other] = [
    await picture(await drawing('png', size)),
    await picture(await drawing('png', size)),
    await picture(await drawing('png', size, 2)),
  ]
  assert.equal(one.key, again.key)
  assert.notEqual(one.key, other.key)
  assert.match(one.key, /^[0-9a-f]{40}$/)
})

test('the AVIF of a picture is made from its largest stored file', async () => {
  const made = await picture(await drawing('jpeg', { width: 700, height: 500 }))
  const avif = await renderAvif(made.webp.get(700) ?? Buffer.alloc(0), 320)
  const facts = await sharp(await drawing('png', { width: 1, height: 1 })).metadata()
  assert.equal(facts.format, 'png')
  assert.equal(avif.subarray(4, 12).toString('latin1'), 'ftypavif')
})

function widthsOf(made: RenderedPicture) {
  return [...made.webp.keys()]
}
