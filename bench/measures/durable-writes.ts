import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { durability } from '#platform/database/sqlite-database.ts'
import type { Extent } from '../extent.ts'
import { applyLoad, during } from '../load/apply-load.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { perSecondText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import { benchProducts } from '../seed/bench-products.ts'
import { openOurServer } from '../servers/our-server.ts'
import type { OurServer } from '../servers/our-server.ts'

/** Each write is on disk before its answer: a product with its counts, its audit row and the version. */
export async function measureDurableWrites({ writing }: Extent): Promise<Line[]> {
  await using server = await openOurServer(0)
  const requests = await productRequests(server)
  const write = (connections: number) =>
    applyLoad({ port: server.port, connections, next: during(writing, nextOf(requests)) })
  const oneByOne = await write(1)
  const atOnce = await write(8)
  const commits = measureCommits(server.dataDir, writing)
  const beside = `SQLite's own commits ${perSecondText(commits)}`
  return [
    { what: 'durable writes, one after the other', measured: perSecondText(oneByOne), beside },
    { what: 'durable writes, 8 at once', measured: perSecondText(atOnce), beside },
  ]
}

async function productRequests({ authorization }: OurServer) {
  return Promise.all(
    benchProducts(100).map(async (product) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(product)) {
        form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
      }
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const headers = {
        ...authorization,
        'Content-Type': request.headers.get('Content-Type') ?? '',
      }
      const body = Buffer.from(await request.arrayBuffer())
      return requestBytes('/api/admin/products/add', { method: 'POST', headers, body })
    }),
  )
}

function nextOf(requests: Buffer[]) {
  let at = 0
  return () => requests[at++ % requests.length] ?? Buffer.alloc(0)
}

/** One row of the size of an enquiry for each commit, on the same disk, with the same settings. */
function measureCommits(folder: string, milliseconds: number) {
  const database = new DatabaseSync(join(folder, 'commits.db'))
  for (const setting of durability) database.exec(`pragma ${setting}`)
  database.exec('create table notes (id integer primary key, body text not null)')
  const insert = database.prepare('insert into notes (body) values (?)')
  const body = 'x'.repeat(1500)
  const began = performance.now()
  let commits = 0
  while (performance.now() - began < milliseconds) {
    insert.run(body)
    commits++
  }
  database.close()
  return commits / (milliseconds / 1000)
}
