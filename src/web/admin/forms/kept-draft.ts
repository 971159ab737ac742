import { thisTab } from '../browser-store.ts'
import { keptEmail } from '../session/kept-session.ts'

/** Of one person and one screen: whoever signs in next at the same desk does not see it. */
function keyOf(screen: string) {
  return `draft:${keptEmail()}:${screen}`
}

export function keepDraft(screen: string, draft: object) {
  thisTab.set(keyOf(screen), JSON.stringify(draft))
}

export function dropDraft(screen: string) {
  thisTab.remove(keyOf(screen))
}

/** What an older version of this page has written may have another shape: whoever reads it checks it. */
export function findDraft(screen: string): unknown {
  try {
    return JSON.parse(thisTab.get(keyOf(screen)) ?? 'null')
  } catch {
    return null
  }
}
