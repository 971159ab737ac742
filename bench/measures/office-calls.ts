import { applyLoad, eachOf } from '../load/apply-load.ts'
import { HttpConnection } from '../load/http-connection.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { median } from '../report/median.ts'
import { millisecondsText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import type { OurServer } from '../servers/our-server.ts'

/** What a page of a list or a search of the office may take, in milliseconds. */
const goals = { page: 50, search: 150 }

const times = 15

const companies = 997

type Call = { what: string; path: string; goal: number }

const calls: Call[] = [
  page('products', 'products/all?limit=50'),
  page('products of a brand', 'products/all?limit=50&brand=Kaveri'),
  page('products, the last page', 'products/all?limit=50&page=200'),
  page('enquiries', 'enquiries?limit=25'),
  page('enquiries by company', 'enquiries?limit=25&company=Textiles 77'),
  page('enquiries by product', 'enquiries?limit=25&product=Book 3'),
  page('enquiries by words', 'enquiries?limit=25&q=sender77'),
  page('enquiries sorted by name', 'enquiries?limit=25&sort=name'),
  page('messages', 'contacts?limit=25'),
  page('messages by company', 'contacts?limit=25&company=Textiles 77'),
  page('e-mails', 'emails?limit=25'),
  page('customers', 'customer-records?limit=25'),
  page('customers by words', 'customer-records?limit=25&q=Textiles 77'),
  page('customers sorted by name', 'customer-records?limit=25&sort=name'),
  page('probable doubles', 'customer-doubles?limit=25'),
  page('audit', 'audit?limit=50'),
  page('trash', 'trash?limit=25'),
  page('today', 'today?days=30'),
  page('quality', 'products/quality'),
  { what: 'search of the office, a name', path: 'find?q=sender77', goal: goals.search },
  { what: 'search of the office, a model', path: 'find?q=LE-7919', goal: goals.search },
  { what: 'search of the office, a phone', path: 'find?q=9800000077', goal: goals.search },
]

function page(what: string, path: string): Call {
  return { what, path, goal: goals.page }
}

/** What the screens of the office ask for, with as many enquiries, messages and customers as products. */
export async function measureOfficeCalls(server: OurServer): Promise<Line[]> {
  await fill(server)
  const lines: Line[] = []
  for (const call of calls) lines.push(await lineOf(server, call))
  return lines
}

async function lineOf({ port, authorization }: OurServer, { what, path, goal }: Call) {
  const connection = new HttpConnection(port)
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    const request = requestBytes(`/api/admin/${encodeURI(path)}`, { headers: authorization })
    const { status } = await connection.ask(request)
    if (status !== 200) throw new Error(`${status} for ${path}`)
    taken.push(performance.now() - began)
  }
  connection.close()
  const [first = NaN] = taken
  const typical = median(taken)
  return {
    what,
    measured: millisecondsText(typical),
    beside: `the first ${millisecondsText(first)}`,
    goal: `< ${goal} ms`,
    isMet: typical < goal,
  }
}

async function fill({ port, products }: OurServer) {
  const numbers = Array.from({ length: products }, (_, at) => at)
  for (const path of ['enquiry', 'contact']) {
    const requests = numbers.map((at) => formRequest(path, at))
    await applyLoad({ port, connections: 8, next: eachOf(requests) })
  }
}

/** From as many people, of companies with about ten each. */
function formRequest(path: string, at: number) {
  const body = Buffer.from(
    JSON.stringify({
      name: `Sender ${at}`,
      email: `sender${at}@lakeview${at % companies}.example`,
      phone: `+91${9_800_000_000 + at}`,
      company: `Lakeview Textiles ${at % companies}`,
      ...(path === 'enquiry' && { product: `Kaveri TravelBook ${at % 89}` }),
      message: `Please quote for ${at} pieces. ${'Onsite warranty. '.repeat(20)}`,
    }),
  )
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `office-${path}-${at}` }
  return requestBytes(`/api/${path}`, { method: 'POST', headers, body })
}
