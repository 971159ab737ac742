import { runServer } from '#tests/start/run-server.ts'
import type { RunningServer, Settings } from '#tests/start/run-server.ts'
import { signInTo } from '#tests/start/sign-in-to.ts'
import { openLedger } from '../traffic/ledger.ts'
import type { Target } from '../traffic/target.ts'

export type StartedTarget = Target & AsyncDisposable & { server: RunningServer }

/** A server with an administrator signed in, killed when it is disposed of. */
export async function startTarget(settings: Settings): Promise<StartedTarget> {
  const server = await runServer(settings)
  const token = await signInTo(server.address)
  const dispose = () => server[Symbol.asyncDispose]()
  return { ...targetOf(server, token), server, [Symbol.asyncDispose]: dispose }
}

/** With nothing sent yet. */
export function targetOf({ address }: RunningServer, token: string): Target {
  return { address, token, ledger: openLedger(), log: [] }
}

/** Texts about an exit other than the orderly one after SIGTERM. */
export async function stopInOrder(server: RunningServer): Promise<string[]> {
  const { code, signal } = await server.kill('SIGTERM')
  return code === 0 ? [] : [`SIGTERM ended the server with ${code ?? signal}, not with 0`]
}
