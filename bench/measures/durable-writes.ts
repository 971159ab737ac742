import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { durability } from '#platform/database/sqlite-database.ts'
import type { Extent } from '../extent.ts'
import { applyLoad, during } from '../load/apply-load.ts'
import { perSecondText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import { openOurServer } from '../servers/our-server.ts'
import { enquiryRequest } from './enquiry-request.ts'

/** 3,000 where SQLite alone commits 9,800. */
const leastShare = 0.31

/** Each enquiry is on disk before its response, with its audit row and its e-mails. */
export async function measureDurableWrites({ writing }: Extent): Promise<Line[]> {
  await using server = await openOurServer(0)
  const write = async (connections: number) => {
    const next = during(writing, enquiryRequest)
    return (await applyLoad({ port: server.port, connections, next })).perSecond
  }
  const oneByOne = await write(1)
  const atOnce = await write(32)
  const commits = measureCommits(server.dataDir, writing)
  const besides = (rate: number) => {
    const share = rate / commits
    return {
      beside: `SQLite's own commits ${perSecondText(commits)} (${share.toFixed(2)})`,
      goal: `≥ ${leastShare} of SQLite`,
      isMet: share >= leastShare,
    }
  }
  return [
    { what: 'enquiries, one after the other', measured: perSecondText(oneByOne) },
    { what: 'enquiries, 32 at once', measured: perSecondText(atOnce), ...besides(atOnce) },
    {
      what: '  beside one after the other',
      measured: (atOnce / oneByOne).toFixed(2),
      goal: '≥ 1',
      isMet: atOnce >= oneByOne,
    },
  ]
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
