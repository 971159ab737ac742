import assert from 'node:assert/strict'
import { newDataDir } from './data-dir.ts'
import { spawnServer } from './run-server.ts'
import type { Settings } from './run-server.ts'

/** What a start that ends with 1 says, line by line. */
export async function refusedStart(settings: Settings) {
  await using folder = await newDataDir()
  const own = { DATA_DIR: folder.path, LOG_LEVEL: 'warn' }
  await using server = await spawnServer({ ...own, ...settings })
  const { code } = await server.ended
  assert.equal(code, 1, server.stdout() + server.stderr())
  assert.equal(server.stdout(), '')
  assert(!server.stderr().includes('hush-hush'))
  return server.stderr().trimEnd().split('\n')
}

export function assertOneLine(output: string[], expected = /database cannot be opened/) {
  assert.equal(output.length, 1, output.join('\n'))
  assert.match(output[0] ?? '', expected)
}
