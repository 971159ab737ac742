import { allTabs, forgottenAtLogout } from '../session/stored-session.ts'

/** Something that was opened from the search. */
export type Destination = { to: string; title: string; detail: string; kind: string }

const most = 6

export function recentFinds(): Destination[] {
  try {
    const stored: unknown = JSON.parse(allTabs.get(forgottenAtLogout.recentFinds) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDestination).slice(0, most) : []
  } catch {
    return []
  }
}

export function noteFind({ to, title, detail, kind }: Destination) {
  const others = recentFinds().filter((recent) => recent.to !== to)
  const recent = [{ to, title, detail, kind }, ...others].slice(0, most)
  allTabs.set(forgottenAtLogout.recentFinds, JSON.stringify(recent))
}

/** An earlier version, or somebody with the tools of the browser, may have stored anything. */
function isDestination(stored: unknown): stored is Destination {
  const { to, title, detail, kind } = Object(stored)
  const isText = [to, title, detail, kind].every((text) => typeof text === 'string')
  return isText && to.startsWith('/admin/')
}
