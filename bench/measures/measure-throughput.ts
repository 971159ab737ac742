import { applyLoad, during } from '../load/apply-load.ts'
import { requestBytes } from '../load/request-bytes.ts'
import type { Extent } from '../extent.ts'

export type Target = { port: number; path: string }

const connections = 32

/** Requests a second of each target, alternating, so that a busy moment of the machine affects all equally. */
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
  for (const name of names) await measure(name)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) rates[name].push(await measure(name))
  }
  return rates

  async function measure(name: Name) {
    const { port, path } = targets[name]
    const request = requestBytes(path, { headers })
    const { perSecond } = await applyLoad({
      port,
      connections,
      next: during(turn, () => request),
    })
    return perSecond
  }
}
