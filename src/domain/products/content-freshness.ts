import type { Freshness } from '#platform/http/response-cache.ts'
import { findLists, listsFollower } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'

/** The changes of the content, as the lists follow them. */
export function contentFreshness(app: FollowDeps): Freshness {
  const lists = app.memory.of(listsFollower)
  return {
    version: () => app.content.current,
    knownVersion: () => lists.version,
    hasChanged: (topics, since) => lists.value?.Published.changes.hasChanged(topics, since) ?? true,
    async catchUp() {
      await findLists(app)
    },
  }
}
