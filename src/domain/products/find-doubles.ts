import { allEntries } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'

/** The products that have the brand and model number of another. */
export function findDoubles(app: FollowDeps): Promise<ReadonlySet<string>> {
  return app.memory.read(findDoubles, app.content.current, async () => {
    const idsWith = new Map<string, string[]>()
    for await (const entries of allEntries(app)) {
      for (const { id, modelKey } of entries) {
        idsWith.getOrInsertComputed(modelKey, () => []).push(id)
      }
    }
    return new Set([...idsWith.values()].filter(({ length }) => length > 1).flat())
  })
}
