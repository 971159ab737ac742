import { setTimeout as wait } from 'node:timers/promises'
import { runServer } from '#tests/start/run-server.ts'
import type { Extent } from '../extent.ts'
import { median } from '../report/median.ts'
import { millisecondsText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import { openSeededSite } from '../seed/seeded-site.ts'
import { findMemory, memoryLine } from './memory.ts'

const longest = 1000

/** Starts over a database that is there: the time to the first page, and what is held before anybody comes. */
export async function measureStart({ starts }: Extent): Promise<Line[]> {
  await using site = await openSeededSite(1000)
  const time = await measureTime(site.settings, starts)
  await using server = await runServer(site.settings)
  await wait(2000)
  return [time, memoryLine('memory, idle after the start', await findMemory(server.pid), 130)]
}

async function measureTime(settings: Record<string, string>, starts: number): Promise<Line> {
  const times: number[] = []
  for (let start = 0; start < starts; start++) {
    const began = performance.now()
    await using server = await runServer(settings)
    const response = await fetch(`${server.address}/products`)
    await response.arrayBuffer()
    times.push(performance.now() - began)
    await server.kill('SIGTERM')
  }
  const typical = median(times)
  return {
    what: 'start to the first page',
    measured: millisecondsText(typical),
    beside: `fastest ${millisecondsText(Math.min(...times))}, slowest ${millisecondsText(Math.max(...times))}`,
    goal: `< ${longest} ms`,
    isMet: typical < longest,
  }
}
