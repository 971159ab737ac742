import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { newDataDir } from './data-dir.ts'
import { runServer } from './run-server.ts'

test('a test does not take the server of another test for its own when both have one port', async () => {
  await using folder = await newDataDir()
  const settingsOf = (name: string) => ({ DATA_DIR: join(folder.path, name), DEMO_CONTENT: 'off' })
  await using first = await runServer(settingsOf('first'))
  const { port } = new URL(first.address)
  await assert.rejects(
    runServer({ ...settingsOf('second'), PORT: port }),
    /ended with 1:\n.*Port \d+ is already in use/s,
  )
})
