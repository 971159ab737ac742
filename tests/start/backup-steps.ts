import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openBeside } from './open-beside.ts'
import { runCommandLine } from './run-command-line.ts'
import { runServer } from './run-server.ts'
import type { Settings } from './run-server.ts'

/** Until the store has its mark and, with demo content, some pictures; then a clean stop. */
export async function serveDemo(settings: Settings & { DATA_DIR: string }) {
  await using server = await runServer(settings)
  const files = join(settings.DATA_DIR, 'files')
  while (!existsSync(join(files, 'owner'))) await wait(50)
  if (settings['DEMO_CONTENT'] === 'on')
    while ((await filesBelow(files)).length < 40) await wait(50)
  await server.kill('SIGTERM')
}

/** A new folder; on PostgreSQL the same schema, emptied by giving the former one another name. */
export async function emptySiteFor(settings: Settings, folder: string) {
  const schema = /search_path=(\w+)/.exec(decodeURIComponent(settings['DATABASE_URL'] ?? ''))?.[1]
  if (schema) {
    await using beside = openBeside(settings)
    await sql`alter schema ${sql.id(schema)} rename to ${sql.id(`${schema}_before`)}`.execute(
      beside.db,
    )
    await sql`create schema ${sql.id(schema)}`.execute(beside.db)
  }
  return { ...settings, DATA_DIR: join(folder, 'data') }
}

export async function everyRow(settings: Settings) {
  await using beside = openBeside(settings)
  const tables = await beside.db.introspection.getTables({ withInternalKyselyTables: true })
  const rows = new Map<string, string[]>()
  for (const { name } of tables) {
    const all = beside.db.withTables<Record<string, object>>().selectFrom(name).selectAll()
    const texts = (await all.execute()).map((row) => JSON.stringify(row))
    rows.set(name, texts.toSorted())
  }
  return rows
}

export async function everyFile(settings: Settings) {
  await using beside = openBeside(settings)
  const hashes = new Map<string, string>()
  for await (const { key } of beside.files.list('')) {
    const file = await beside.files.get(key)
    assert(file)
    hashes.set(
      key,
      createHash('sha256')
        .update(await buffer(file))
        .digest('hex'),
    )
  }
  return new Map([...hashes].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export async function succeed(script: string, args: string[], settings: Settings) {
  const { code, stderr } = await runCommandLine(script, args, settings)
  assert.equal(code, 0, `${script}: ${stderr}`)
}

export async function fail(script: string, args: string[], settings: Settings) {
  const { code, stderr } = await runCommandLine(script, args, settings)
  assert.equal(code, 1, `${script} did not fail`)
  assert(!/^ +at /m.test(stderr), stderr)
  return stderr
}

async function filesBelow(folder: string) {
  return readdir(folder, { recursive: true }).catch(() => [])
}
