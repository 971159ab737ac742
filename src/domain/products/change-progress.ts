import type { ChangeOutcome, ChangeProgress } from '#contract/products/product-change.ts'
import type { App, RowProgress } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { isRefusal } from '../refusal.ts'

type RunningChange = { accountId: string; rows: RowProgress; outcome: ChangeOutcome | null }

/** Of this process: the last changes whose result can still be asked for. */
const storedChanges = 20

/** By the memory of the process, which its requests share. */
const running = new WeakMap<object, Map<string, RunningChange>>()

/**
 * Runs a change whose progress, and whose result afterwards, can be asked for under this id. In memory,
 * since the one writer of SQLite is busy with the change.
 */
export async function withProgress<Outcome extends ChangeOutcome>(
  app: App,
  by: Administrator,
  id: string,
  run: (app: App) => Promise<Outcome>,
): Promise<Outcome> {
  const change: RunningChange = {
    accountId: by.accountId,
    rows: { written: 0, total: 0 },
    outcome: null,
  }
  const changes = changesOf(app)
  changes.delete(id)
  changes.set(id, change)
  for (const old of [...changes.keys()].slice(0, -storedChanges)) changes.delete(old)
  try {
    const outcome = await run({ ...app, rowProgress: change.rows })
    const { message, changeId, refused } = outcome
    change.outcome = { message, changeId, ...(refused ? { refused } : {}) }
    return outcome
  } catch (error) {
    if (isRefusal(error)) change.outcome = { message: error.message, changeId: null }
    else changes.delete(id)
    throw error
  }
}

/** Nothing where this process runs no such change of this account, or has not stored it. */
export function findChangeProgress(
  app: App,
  by: Administrator,
  id: string,
): ChangeProgress | undefined {
  const change = changesOf(app).get(id)
  if (change?.accountId !== by.accountId) return undefined
  return { ...change.rows, outcome: change.outcome }
}

function changesOf({ memory }: App) {
  const changes = running.get(memory) ?? new Map<string, RunningChange>()
  running.set(memory, changes)
  return changes
}
