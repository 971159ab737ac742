import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageListAt } from './image-list-configs.ts'

test('each image list has the screen of its path', () => {
  for (const [path, name] of [
    ['/admin/gallery', 'Gallery'],
    ['/admin/partners', 'Partners'],
    ['/admin/clients', 'Clients'],
  ] as const) {
    const { list, ...config } = imageListAt(path)
    assert.deepEqual([list.path, config.name], [path, name])
  }
})
