import { thisTab } from '../browser-store.ts'
import { keptEmail } from '../session/kept-session.ts'

const prefix = 'draft:'

/** Of one person and one screen: whoever signs in next at the same desk does not see it. */
function keyOf(screen: string) {
  return `${prefixOf(keptEmail())}${screen}`
}

function prefixOf(email: string) {
  return `${prefix}${email}:`
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

/** After a logout nothing that was typed is left on the device. */
export function dropAllDrafts() {
  dropWhere(() => true)
}

/** Once somebody is signed in, what others typed in this tab is not left beside their own. */
export function dropDraftsOfOthers() {
  const own = prefixOf(keptEmail())
  dropWhere((key) => !key.startsWith(own))
}

function dropWhere(isDropped: (key: string) => boolean) {
  for (const key of thisTab.keys()) {
    if (key.startsWith(prefix) && isDropped(key)) thisTab.remove(key)
  }
}
