import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { folderFiles } from '#platform/files/folder-files.ts'
import type { S3Settings } from '#platform/files/s3-settings.ts'
import { openFakeS3 } from '../fake-s3.ts'
import { callsTo } from '../test-server.ts'
import { age } from '../fixtures/old-files.ts'
import { asha } from '../fixtures/people.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { makeBucket, noRealS3, realS3 } from '../test-stores.ts'
import { newDataDir } from './data-dir.ts'
import { runServer, spawnServer } from './run-server.ts'
import type { Settings } from './run-server.ts'
import { s3SettingsFor } from './s3-settings-for.ts'
import { signInTo } from './sign-in-to.ts'

const ownAccount = { ADMIN_EMAIL: asha.email, ADMIN_PASSWORD: asha.password, DEMO_CONTENT: 'off' }

test('a catalogue outlives the process, in a folder', async () => {
  await using folder = await newDataDir()
  await assertCatalogueStored({ DATA_DIR: folder.path, ...ownAccount })
})

test('a catalogue outlives the process, in an S3 store', async () => {
  await using folder = await newDataDir()
  await using fake = await openFakeS3()
  await assertCatalogueStored({ DATA_DIR: folder.path, ...ownAccount, ...s3SettingsFor(fake) })
})

const real = realS3()
test('a catalogue outlives the process, in a real one', { skip: !real && noRealS3 }, async () => {
  await using folder = await newDataDir()
  const bucket = `tamarind-start-${process.pid}`
  const store = { ...(real as S3Settings), bucket }
  await makeBucket(store)
  await assertCatalogueStored({
    DATA_DIR: folder.path,
    ...ownAccount,
    ...s3SettingsFor({ settings: store }),
  })
})

test('a store that refuses ends the start with one clear line', async () => {
  await using folder = await newDataDir()
  await using fake = await openFakeS3()
  fake.troubles.push(403)
  const settings = { DATA_DIR: folder.path, ...s3SettingsFor(fake) }
  const output = await refusedStart(settings)
  assert.equal(
    output,
    'Uploaded files cannot be stored: The S3 store: PUT: responded with 403 Trouble',
  )
})

test('a folder that files cannot be put into ends the start with one clear line', async () => {
  await using folder = await newDataDir()
  await mkdir(folder.path, { recursive: true })
  await writeFile(join(folder.path, 'files'), 'a file where the folder should be')
  assert.match(await refusedStart({ DATA_DIR: folder.path }), /^Uploaded files cannot be stored: /)
})

test('the site can be read while the store is unavailable', async () => {
  await using folder = await newDataDir()
  const fake = await openFakeS3()
  await fake[Symbol.asyncDispose]()
  const settings = { DATA_DIR: folder.path, ...ownAccount, ...s3SettingsFor(fake) }
  await using server = await runServer(settings)
  assert.match(server.stdout(), /the file store is unavailable/)
  assert.equal((await fetch(`${server.address}/products`)).status, 200)
})

test('a start takes away what was left behind, and nothing that is new', async () => {
  await using folder = await newDataDir()
  const [old, fresh] = ['a', 'b'].map((letter) => `catalogues/${letter.repeat(40)}.pdf`)
  assert(old && fresh)
  const first = await runServer({ DATA_DIR: folder.path, ...ownAccount })
  await first.kill('SIGTERM')
  const files = folderFiles(folder.path)
  for (const key of [old, fresh]) await files.put(key, priceList('Laptops'))
  await age(folder.path, [old])
  await using _server = await runServer({ DATA_DIR: folder.path, ...ownAccount })
  while (await files.head(old)) await wait(50)
  assert.ok(await files.head(fresh))
})

async function assertCatalogueStored(settings: Settings) {
  const pdf = priceList('Laptops')
  const url = await afterStart(settings, async ({ call }) => {
    const form = new FormData()
    form.set('category', 'Laptops')
    form.set('categoryCatalogue', new Blob([new Uint8Array(pdf)]), 'Laptops.pdf')
    const { status, json } = await call('POST', '/admin/category-catalogue/upload', { form })
    assert.equal(status, 200)
    return (json['catalogue'] as CategoryCatalogue).url
  })
  await afterStart(settings, async ({ get, call }) => {
    const response = await get(url)
    assert.equal(response.status, 200)
    assert.ok(pdf.equals(Buffer.from(await response.arrayBuffer())))
    assert.equal((await call('DELETE', '/admin/category-catalogue/Laptops')).status, 200)
    assert.equal((await get(url)).status, 404)
  })
}

async function afterStart<Result>(
  settings: Settings,
  body: (calls: ReturnType<typeof callsTo>) => Promise<Result>,
) {
  await using server = await runServer(settings)
  const result = await body(callsTo(server.address, await signInTo(server.address)))
  assert.deepEqual(await server.kill('SIGTERM'), { code: 0, signal: null })
  return result
}

async function refusedStart(settings: Settings) {
  await using server = await spawnServer(settings)
  const { code } = await server.ended
  assert.equal(code, 1, server.stdout() + server.stderr())
  assert.doesNotMatch(server.stderr(), /secret/)
  return server.stderr().trimEnd()
}
