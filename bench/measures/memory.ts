import { readFile } from 'node:fs/promises'
import { megabytesText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'

/** What the process holds in memory, its program and libraries included; only Linux reports it. */
export async function findMemory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? []
  return kilobytes ? Number(kilobytes) * 1024 : undefined
}

/** The same with the processes it has begun. */
export async function findFamilyMemory(pid: number) {
  const own = await findMemory(pid)
  if (own === undefined) return undefined
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter(Boolean).map(Number)
  const theirs = await Promise.all(pids.map(findMemory))
  return theirs.reduce<number>((sum, bytes) => sum + (bytes ?? 0), own)
}

/** With a goal where there is one. */
export function memoryLine(what: string, bytes: number | undefined, most?: number): Line {
  if (bytes === undefined) return { what, measured: 'not available on this system' }
  if (most === undefined) return { what, measured: megabytesText(bytes) }
  const goal = `< ${most} MB`
  return { what, measured: megabytesText(bytes), goal, isMet: bytes < most * 1e6 }
}
