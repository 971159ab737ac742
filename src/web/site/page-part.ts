import type { Web } from '../app-context.ts'

/** A part of a page. Where it has nothing to show it says why, in texts that only the server holds. */
export type PagePart<Item> = { items: Item[]; says: string | null; hasFailed: boolean }

type Texts = { none: string; failed: string }

/** A part that cannot be read says so in its place: the rest of the page is shown. */
export async function pagePart<Item>(
  { log }: Web,
  reading: Promise<Item[]>,
  { none, failed }: Texts,
): Promise<PagePart<Item>> {
  try {
    const items = await reading
    return { items, says: items.length === 0 ? none : null, hasFailed: false }
  } catch (error) {
    log.error({ says: failed, reason: String(error) }, 'part of a page failed')
    return { items: [], says: failed, hasFailed: true }
  }
}

/** A page with a part missing is not kept. */
export function headersOf(parts: Record<string, PagePart<unknown>>): HeadersInit {
  const isWhole = Object.values(parts).every(({ hasFailed }) => !hasFailed)
  return isWhole ? {} : { 'Cache-Control': 'no-store' }
}
