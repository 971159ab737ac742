import type { App } from '#domain/app.ts'
import { isPictureGone } from '#domain/pictures/is-picture-gone.ts'

/** More than a site of 3,000 products shows. */
const mostKnown = 20_000

type Known = { version: number; gone: Map<string, boolean> }

/** Answers from memory until the content changes, so a picture costs one query for each change. */
export function goneOf(app: App) {
  let known: Known = { version: 0, gone: new Map() }

  return async function isGone(key: string): Promise<boolean> {
    const { current } = app.content
    if (known.version !== current || known.gone.size > mostKnown) {
      known = { version: current, gone: new Map() }
    }
    const { gone } = known
    const before = gone.get(key)
    if (before !== undefined) return before
    const isGone = await isGoneNow(app, key)
    if (isGone !== undefined) gone.set(key, isGone)
    return isGone ?? false
  }
}

/** Undefined without a database: pages that show the picture are still served from the cache. */
async function isGoneNow({ db }: App, key: string) {
  try {
    return await isPictureGone(db, key)
  } catch {
    return undefined
  }
}
