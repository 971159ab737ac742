import { applyLoad, during } from '../load/apply-load.ts'
import { requestBytes } from '../load/request-bytes.ts'
import type { Extent } from '../extent.ts'

export type Target = { port: number; path: string }

const connections = 32

/** Requests a second of each target, in turns, so that a busy moment of the machine hits all alike. */
export async function measureThroughput<Name extends string>(
  targets: Record<Name, Target>,
  headers: Record<string, string>,
  { rounds, turn }: Extent,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(targets) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >
  // The first round warms up: compilers, caches, compressed bodies.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const { port, path } = targets[name]
      const request = requestBytes(path, { headers })
      const rate = await applyLoad({ port, connections, next: during(turn, () => request) })
      if (round > 0) rates[name].push(rate)
    }
  }
  return rates
}
