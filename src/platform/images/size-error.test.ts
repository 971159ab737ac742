import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeErrorOf } from './size-error.ts'
import type { SizeFacts } from './size-error.ts'

const phonePhoto: SizeFacts = {
  format: 'jpeg',
  width: 8160,
  height: 6120,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  chromaSubsampling: '4:2:0',
}

test('the size of an image is judged by the memory that decoding needs', () => {
  const cases: [Partial<SizeFacts>, ReturnType<typeof sizeErrorOf>][] = [
    [{}, undefined],
    [{ isProgressive: true }, undefined],
    [{ isProgressive: true, chromaSubsampling: '4:4:4' }, 'too-large-decoded'],
    [{ isProgressive: true, chromaSubsampling: '4:4:4:4', channels: 4 }, 'too-large-decoded'],
    [{ format: 'png', channels: 4 }, undefined],
    [{ format: 'png', depth: 'ushort' }, 'too-large-decoded'],
    [{ format: 'png', depth: 'ushort', width: 6000, height: 6000 }, undefined],
    [{ format: 'gif' }, 'too-large-decoded'],
    [{ format: 'gif', width: 5590, height: 5590 }, undefined],
  ]
  for (const [facts, fault] of cases) {
    assert.equal(sizeErrorOf({ ...phonePhoto, ...facts }), fault, JSON.stringify(facts))
  }
})

test('a photo of 108 megapixels has too many pixels', () => {
  assert.equal(sizeErrorOf({ ...phonePhoto, width: 12_000, height: 9000 }), 'too-many-pixels')
})

test('a side of 20,000 pixels is the longest', () => {
  assert.equal(sizeErrorOf({ ...phonePhoto, width: 20_000, height: 100 }), undefined)
  assert.equal(sizeErrorOf({ ...phonePhoto, width: 20_001, height: 100 }), 'too-long')
  assert.equal(sizeErrorOf({ ...phonePhoto, width: 100, height: 20_001 }), 'too-long')
})
