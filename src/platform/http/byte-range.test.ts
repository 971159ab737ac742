import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rangeOf } from './byte-range.ts'

test('a range is the bytes that it names, as far as they are there', () => {
  const ranges = {
    'bytes=0-0': { first: 0, last: 0 },
    'bytes=0-9': { first: 0, last: 9 },
    'bytes=3-5': { first: 3, last: 5 },
    'bytes=3-': { first: 3, last: 9 },
    'bytes=3-999': { first: 3, last: 9 },
    'bytes=9-9': { first: 9, last: 9 },
    'bytes=-3': { first: 7, last: 9 },
    'bytes=-999': { first: 0, last: 9 },
    'Bytes= 1-2 ': { first: 1, last: 2 },
  }
  for (const [header, range] of Object.entries(ranges)) {
    assert.deepEqual(rangeOf(header, 10), range, header)
  }
})

test('a range that begins behind the end of the file gives no bytes', () => {
  for (const header of ['bytes=10-', 'bytes=10-20', 'bytes=-0', `bytes=${'9'.repeat(400)}-`]) {
    assert.equal(rangeOf(header, 10), 'none', header)
  }
  assert.equal(rangeOf('bytes=0-', 0), 'none')
  assert.equal(rangeOf('bytes=-1', 0), 'none')
})

test('several ranges, other units and nonsense are the whole', () => {
  const headers = [
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-3',
    'bytes=0-1,3-4',
    'bytes=a-b',
    'bytes=0x0-0x9',
    'lines=0-1',
    'bytes=1-2-3',
  ]
  for (const header of headers) assert.equal(rangeOf(header, 10), 'all', String(header))
})
