import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Target } from '../measures/measure-throughput.ts'

export const hasWrk = spawnSync('wrk', ['-v']).error === undefined

const run = promisify(execFile)

/** Responses within a second over 32 connections. wrk takes less of the processor for each than the servers do. */
export async function applyWrk({ port, path }: Target, headers: Record<string, string>) {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const url = `http://127.0.0.1:${port}${path}`
  const { stdout } = await run('wrk', ['-t1', '-c32', '-d1s', ...fields, url])
  if (/Non-2xx/.test(stdout)) throw new Error(`errors for ${path}:\n${stdout}`)
  const [, responses, rate] = /(\d+) requests in [\s\S]*Requests\/sec: +([\d.]+)/.exec(stdout) ?? []
  return { responses: Number(responses), rate: Number(rate) }
}
