import { readFile } from 'node:fs/promises'
import { findProcessorTime } from '#tests/start/processor-time.ts'
import { openEdge } from '#tests/edge/open-edge.ts'
import { noNginx } from '#tests/edge/run-nginx.ts'
import type { Extent } from '../extent.ts'
import { applyLoad, during } from '../load/apply-load.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { applyWrk, hasWrk } from '../load/wrk.ts'
import { median } from '../report/median.ts'
import { kilobytesText, perSecondText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import { openNginx } from '../servers/open-nginx.ts'
import type { OurServer } from '../servers/our-server.ts'
import { recordResponse } from '../servers/recorded-response.ts'
import type { Target } from './measure-throughput.ts'

type Headers = Record<string, string>

type Server = Target & { pid: number }

/** Responses a second, and what one costs its server in microseconds of processor time. */
type Turn = { rate: number; cost: number }

type Case = { what: string; path: string; headers: Headers }

const cases: Case[] = [
  {
    what: 'list page, brotli',
    path: '/products',
    headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
  },
  { what: 'list page, not compressed', path: '/products', headers: {} },
]

const goal = 0.9

/** Pages from the cache of `deploy/nginx.conf`, beside nginx that sends the same bytes from a file. */
export async function measureEdge({ port }: OurServer, extent: Extent): Promise<Line[]> {
  if (noNginx) return [{ what: noNginx, measured: '' }]
  const lines: Line[] = []
  for (const { what, path, headers } of cases) {
    await using edge = await openEdge(port)
    const recorded = await recordResponse(edge.port, path, headers)
    await using files = await openNginx([recorded])
    if (!files) return []
    const cached = { port: edge.port, path, pid: edge.pid }
    const file = { port: files.port, path: files.pathOf(path), pid: files.pid }
    const turns = await takeTurns([cached, file], headers, extent)
    lines.push(lineOf(`${what} (${kilobytesText(recorded.body.length)})`, turns))
  }
  return lines
}

/** In turns, so that a busy moment of the machine hits both alike. */
async function takeTurns(servers: Server[], headers: Headers, extent: Extent) {
  const turns: Turn[][] = servers.map(() => [])
  for (const server of servers) await measureTurn(server, headers, extent)
  for (let round = 0; round < extent.rounds; round++) {
    for (const [at, server] of servers.entries()) {
      turns[at]?.push(await measureTurn(server, headers, extent))
    }
  }
  return turns
}

async function measureTurn(server: Server, headers: Headers, extent: Extent): Promise<Turn> {
  const before = await findWorkersTime(server.pid)
  const { rate, responses } = hasWrk
    ? await applyWrk(server, headers)
    : await applyOwnLoad(server, headers, extent)
  return { rate, cost: ((await findWorkersTime(server.pid)) - before) / responses }
}

async function applyOwnLoad({ port, path }: Server, headers: Headers, { turn }: Extent) {
  const request = requestBytes(path, { headers })
  const next = during(turn, () => request)
  const { perSecond, times } = await applyLoad({ port, connections: 32, next })
  return { rate: perSecond, responses: times.length }
}

/** Microseconds of nginx's worker processes so far; unknown where there is no /proc. */
async function findWorkersTime(pid: number) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const spent = await Promise.all(children.trim().split(' ').map(Number).map(findProcessorTime))
  return spent.reduce((sum, milliseconds) => sum + milliseconds * 1000, 0)
}

function lineOf(what: string, [cached = [], file = []]: Turn[][]): Line {
  const ratio = median(cached.map(({ rate }, round) => rate / (file[round]?.rate ?? NaN)))
  const [ours, theirs] = [cached, file].map((turns) => ({
    rate: median(turns.map(({ rate }) => rate)),
    cost: median(turns.map(({ cost }) => cost)),
  }))
  const costs = `${ours?.cost.toFixed(0)} µs and ${theirs?.cost.toFixed(0)} µs of processor time`
  const client = hasWrk ? '' : '; wrk is not installed, so the client may be the limit of both'
  return {
    what,
    measured: perSecondText(ours?.rate ?? NaN),
    beside: `nginx, from a file ${perSecondText(theirs?.rate ?? NaN)} (${ratio.toFixed(2)}); ${costs}${client}`,
    goal: `≥ ${goal.toFixed(2)} of nginx, from a file`,
    isMet: ratio >= goal,
  }
}
