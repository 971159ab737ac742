import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productLimits, productMessages } from '#contract/products/product-messages.ts'
import { sortOutPictures } from './sort-out-pictures.ts'

const photo = { name: 'front.jpg', type: 'image/jpeg', size: 200_000 }

test('a refused file never throws away the others', () => {
  const letter = { ...photo, name: 'letter.pdf', type: 'application/pdf' }
  const poster = { ...photo, name: 'poster.png', type: 'image/png', size: 5 * 1024 * 1024 }
  const { taken, refusals } = sortOutPictures([letter, photo, poster, photo], 10)
  assert.deepEqual(taken, [photo, photo])
  assert.deepEqual(refusals, [
    { name: 'letter.pdf', text: 'Only image files are allowed' },
    { name: 'poster.png', text: 'Image size should be less than 5MB' },
  ])
})

test('a picture of one byte less than 5 MB is taken', () => {
  const { taken } = sortOutPictures([{ ...photo, size: productLimits.pictureBytes - 1 }], 10)
  assert.equal(taken.length, 1)
})

test('pictures up to the limit are taken, and those beyond it are named', () => {
  const photos = Array.from({ length: 4 }, (_, i) => ({ ...photo, name: `${i}.jpg` }))
  const { taken, refusals } = sortOutPictures(photos, 3)
  assert.deepEqual(
    taken.map(({ name }) => name),
    ['0.jpg', '1.jpg', '2.jpg'],
  )
  assert.deepEqual(refusals, [{ name: '3.jpg', text: 'Maximum 10 images per product' }])
})

test('a file without a type, a drawing as SVG or a HEIC of a phone is no picture here', () => {
  for (const type of ['', 'text/html', 'image/svg+xml', 'image/heic']) {
    const [refusal] = sortOutPictures([{ ...photo, type }], 10).refusals
    assert.equal(refusal?.text, productMessages.notPicture, type)
  }
})
