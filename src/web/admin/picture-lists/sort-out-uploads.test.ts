import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortOutUploads } from './sort-out-uploads.ts'

const logo = { name: 'logo.png', type: 'image/png', size: 5_242_880 }
const letter = { name: 'letter.pdf', type: 'application/pdf', size: 10 }
const poster = { ...logo, name: 'poster.png', size: 5_242_881 }

test('of a mixed choice the images are taken, and each other file is told by name', () => {
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

test('ten can be uploaded at once, and of more none is taken', () => {
  const six = Array.from({ length: 6 }, () => logo)
  assert.equal(sortOutUploads(six, 4).taken.length, 6)
  assert.deepEqual(sortOutUploads(six, 5), {
    taken: [],
    texts: ['Maximum 10 images can be uploaded at once'],
  })
})

test('GIF is an image here, and a drawing as SVG is none', () => {
  assert.equal(sortOutUploads([{ ...logo, type: 'image/gif' }], 0).taken.length, 1)
  assert.equal(sortOutUploads([{ ...logo, type: 'image/svg+xml' }], 0).taken.length, 0)
})
