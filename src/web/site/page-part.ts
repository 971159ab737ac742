import { refusalStatus } from '#domain/refusal-status.ts'
import { isUnavailable } from '#platform/unavailable.ts'
import type { Web } from '../app-context.ts'

/** A part of a page. Where it has nothing to show, a text of the server gives the reason. */
export type PagePart<Item> = { items: Item[]; says: string | null; failed?: 'outage' | 'fault' }

type Texts = { none: string; failed: string }

/** Where a part cannot be read, a text replaces it and the rest of the page is shown. */
export async function pagePart<Item>(
  { log }: Web,
  reading: Promise<Item[]>,
  { none, failed }: Texts,
): Promise<PagePart<Item>> {
  try {
    const items = await reading
    return { items, says: items.length === 0 ? none : null }
  } catch (error) {
    if (isUnavailable(error)) return { items: [], says: failed, failed: 'outage' }
    log.error({ says: failed, reason: String(error) }, 'part of a page failed')
    return { items: [], says: failed, failed: 'fault' }
  }
}

/** A page without one of its parts is not cached, and a search engine has to come again. */
export function responseOf(parts: Record<string, PagePart<unknown>>): ResponseInit {
  const failures = Object.values(parts).flatMap(({ failed }) => failed ?? [])
  if (failures.length === 0) return {}
  const headers = { 'Cache-Control': 'no-store' }
  return failures.includes('outage') ? { status: refusalStatus.unavailable, headers } : { headers }
}
