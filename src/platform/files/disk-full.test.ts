import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { mountSmallDisk } from '#tests/start/small-disk.ts'
import { hasRoomForDocument } from './disk-full.ts'

test('a folder that is not there yet has the room of the one above it', () => {
  assert(hasRoomForDocument(join(tmpdir(), 'not', 'there', 'yet')))
})

test('a full disk has no room for a document', async (t) => {
  await using disk = await mountSmallDisk(4)
  if (!disk) return t.skip('a disk can be mounted by root on Linux alone')
  assert(hasRoomForDocument(disk.path))
  disk.fill()
  assert(!hasRoomForDocument(disk.path))
})

test('a file system that does not say how large it is counts as one with room', (t) => {
  if (process.platform !== 'linux') return t.skip('/proc is such a file system, on Linux alone')
  assert(hasRoomForDocument('/proc'))
})
