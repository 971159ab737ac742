import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortOutUploads, uploadShares } from './upload-rules.ts'

const logo = { name: 'logo.png', type: 'image/png', size: 5_242_880 }
const letter = { name: 'letter.pdf', type: 'application/pdf', size: 10 }
const poster = { ...logo, name: 'poster.png', size: 5_242_881 }

test('of a mixed choice the images are taken, and each other file is named', () => {
  assert.deepEqual(sortOutUploads([letter, logo, poster], 0), {
    taken: [logo],
    texts: ['File letter.pdf is not an image', 'File poster.png exceeds 5MB limit'],
  })
})

test('a choice without any image says so, unless some were chosen before', () => {
  const fault = 'File letter.pdf is not an image'
  assert.deepEqual(sortOutUploads([letter], 0).texts, [fault, 'No valid image files selected'])
  assert.deepEqual(sortOutUploads([letter], 1).texts, [fault])
})

test('ten files can be uploaded at once, and of more none is taken', () => {
  const six = Array.from({ length: 6 }, () => logo)
  assert.equal(sortOutUploads(six, 4).taken.length, 6)
  assert.deepEqual(sortOutUploads(six, 5), {
    taken: [],
    texts: ['Maximum 10 images can be uploaded at once'],
  })
})

test('a GIF file can be uploaded as an image, and an SVG file cannot', () => {
  assert.equal(sortOutUploads([{ ...logo, type: 'image/gif' }], 0).taken.length, 1)
  assert.equal(sortOutUploads([{ ...logo, type: 'image/svg+xml' }], 0).taken.length, 0)
})

test('the files of an upload are sent one after the other', () => {
  const sizes = [100, 300]
  const at = (sent: number) => uploadShares(sizes, { sent, total: 800 })
  assert.deepEqual(
    [at(0), at(100), at(200), at(500), at(800)],
    [
      [0, 0],
      [50, 0],
      [100, 0],
      [100, 50],
      [100, 100],
    ],
  )
})

test('no file is sent before the first bytes, and an empty file counts as sent', () => {
  assert.deepEqual(uploadShares([10], { sent: 0, total: 0 }), [0])
  assert.deepEqual(uploadShares([0], { sent: 0, total: 0 }), [100])
})
