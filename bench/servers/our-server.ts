import { runServer } from '#tests/start/run-server.ts'
import { administrator, openSeededSite } from '../seed/seeded-site.ts'

export type OurServer = AsyncDisposable & {
  /** How many products it has. */
  products: number
  port: number
  pid: number
  dataDir: string
  /** The header of a call with the administrator's session. */
  authorization: Record<string, string>
}

/** The server as it runs for real, for a site of its own with so many products. */
export async function openOurServer(
  products: number,
  more: Record<string, string> = {},
): Promise<OurServer> {
  await using opened = new AsyncDisposableStack()
  const { settings } = opened.use(await openSeededSite(products, more))
  const { address, pid } = opened.use(await runServer(settings))
  const authorization = await signIn(address)
  await untilSearched(address)
  const kept = opened.move()
  return {
    products,
    port: Number(new URL(address).port),
    pid,
    dataDir: settings['DATA_DIR'] ?? '',
    authorization,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

async function signIn(address: string) {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const { token } = (await response.json()) as { token: string }
  return { Authorization: `Bearer ${token}` }
}

/** While search is prepared, all else is slower. Until then a search waits a second before it looks elsewhere. */
async function untilSearched(address: string) {
  for (;;) {
    const began = performance.now()
    await (await fetch(`${address}/api/search?q=laptop`)).text()
    if (performance.now() - began < 900) return
  }
}
