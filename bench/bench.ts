import { fullExtent, quickExtent } from './extent.ts'
import { measureCachedResponses } from './measures/cached-responses.ts'
import { measureAfterAChange } from './measures/after-a-change.ts'
import { measureBusyUploads } from './measures/busy-uploads.ts'
import { measureDurableWrites } from './measures/durable-writes.ts'
import { measureEdge } from './measures/edge-pages.ts'
import { findMemory, memoryLine } from './measures/memory.ts'
import { measureMadeAnew } from './measures/made-anew.ts'
import { measureMissedResponses } from './measures/missed-responses.ts'
import { measureOfficeCalls } from './measures/office-calls.ts'
import { measurePageWeight } from './measures/page-weight.ts'
import { measureNeeds, measureSearchQuality } from './measures/search-quality.ts'
import { measureSpecificationQuality } from './measures/specification-quality.ts'
import { measureSearchTimes } from './measures/search-times.ts'
import { measureStart } from './measures/start-time.ts'
import { printTable } from './report/print-table.ts'
import { openThrowawayPostgres } from '../scripts/throwaway-postgres.ts'
import { openOurServer } from './servers/our-server.ts'

const extent = process.argv.includes('--quick') ? quickExtent : fullExtent
console.log('Seeding two sites, with 1,000 and with 10,000 products …')

await using sites = new AsyncDisposableStack()
const small = sites.use(await openOurServer(1000))
const large = sites.use(await openOurServer(10_000))

printTable('Cached responses', await measureCachedResponses(small, large, extent))
printTable('The edge: nginx as a cache in front', await measureEdge(small, extent))
printTable('Responses that are not cached', await measureMissedResponses(small, large, extent))
printTable('After a change', await measureAfterAChange(large, extent.saves))
printTable('Search', [
  ...measureSearchQuality(),
  ...(await measureNeeds()),
  ...measureSpecificationQuality(),
  ...(await measureSearchTimes([small, large], extent)),
])
printTable('The process', [
  ...(await measureStart(extent)),
  memoryLine('memory, after all of the above', await findMemory(large.pid), 220),
])

const site = `http://127.0.0.1:${small.port}`
const call = (await (await fetch(`${site}/api/products?limit=1`)).text()).match(/"id":"(\w{26})"/)
printTable('Weight of the public pages, in brotli', [
  await measurePageWeight('the home page', `${site}/`),
  await measurePageWeight('the list page', `${site}/products`),
  await measurePageWeight('a product page', `${site}/products-details/${call?.[1]}`),
])

if (extent.largest > 0) {
  await measureOffice()
  await measureLargest(extent.largest)
}

await measurePostgres()
printTable('Writes', await measureDurableWrites(extent))
printTable('Uploads', await measureBusyUploads(extent))

/** The same on the other engine, which every query reaches over a connection. */
async function measurePostgres() {
  await using postgres = await openThrowawayPostgres({ fsync: 'on', full_page_writes: 'on' })
  if (!postgres) return console.log('\nPostgreSQL is not installed here: it was not measured')
  await using server = await openOurServer(1000, { DATABASE_URL: postgres.url })
  printTable(
    `On PostgreSQL ${postgres.version}`,
    await measureMadeAnew(server, extent, { ofGoal: 0.5 }),
  )
}

/** On a site of its own: its enquiries would slow what is measured on the others. */
async function measureOffice() {
  await using server = await openOurServer(10_000)
  printTable(
    'The office with 10,000 products, enquiries, messages and customers',
    await measureOfficeCalls(server),
  )
}

/** What must not grow with the catalogue, on a site of its own. */
async function measureLargest(products: number) {
  console.log(`Seeding a third site, with ${products.toLocaleString('en')} products …`)
  await using largest = await openOurServer(products)
  printTable('A large catalogue', [
    ...(await measureCachedResponses(small, largest, extent)),
    ...(await measureMadeAnew(largest, extent)),
    ...(await measureSearchTimes([largest], { ...extent, searched: [] })),
    memoryLine('memory, after all of the above', await findMemory(largest.pid)),
  ])
}
