import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { SearchEntry } from '../search/search-index.ts'
import { SearchIndex } from '../search/search-index.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ListedHit } from './meet-need.ts'
import { partsOfExcluded } from './need-exclusions.ts'
import type { Need } from './read-need.ts'

/** Lines of more products would take longer than 10 ms to read: of these, the words count wherever they stand. */
const mostRead = 30

/**
 * Leaves out only what is said to have what must not be there. Words that everything has, as an
 * operating system, or that no single line says, tell no product from another, so they leave out nothing.
 */
export async function withJudgedExclusions(
  app: FollowDeps,
  { need, index, hits }: { need: Need; index: SearchIndex; hits: ListedHit[] },
): Promise<Need> {
  let excludedIds = new Set<string>()
  const excluded: Need['excluded'] = []
  for (const exclusion of need.excluded) {
    const ids = exclusion.isExact ? [] : index.idsHaving(exclusion.words)
    const within = new Set(ids)
    const loose = hits.filter(({ entry }) => within.has(entry.id)).map(({ entry }) => entry.id)
    const said = await idsSaying(app, exclusion.words, loose)
    const isUnclear = loose.length > 0 && (said.length === 0 || said.length === hits.length)
    if (isUnclear) continue
    excluded.push(exclusion)
    const unsaid = new Set(loose).difference(new Set(said))
    excludedIds = excludedIds.union(new Set(ids).difference(unsaid))
  }
  const kept = excluded.map(({ words }) => words)
  return { ...need, excluded, excludedIds, parts: partsOfExcluded(need.parts, kept) }
}

const absent = [
  /:\s*(?:none|no|nil|n\/?a|not|external)\b|\bnot (?:included|available|supported)\b/i,
  // Graphics of the processor are no card.
  /^\s*graphics\b(?!.*\b(?:nvidia|geforce|[rg]tx|rx)\b).*\b(?:integrated|shared|on-?board|intel (?:u?hd|iris|graphics|arc (?:graphics|\d{3}[tv]))|radeon (?:graphics|vega|\d{3}m))\b/i,
]
const nothing = { brand: '', category: '', modelNo: '', specs: [] }

/** Those of which the name or one line has all of the words, and does not say that there is none. */
async function idsSaying({ db }: FollowDeps, words: string, ids: string[]) {
  if (ids.length === 0 || ids.length > mostRead) return ids
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'category', 'specs'])
    .where('id', 'in', ids)
    .execute()
  const lines = new SearchIndex()
  const yieldIfDue = yieldRegularly()
  for (const { id, name, category, specs } of rows) {
    await yieldIfDue()
    const said = textsIn(specs).filter((line) => !absent.some((words) => words.test(line)))
    lines.put(entryOf(`${id} name`), { ...nothing, name, category })
    for (const [at, line] of said.entries()) {
      lines.put(entryOf(`${id} ${at}`), { ...nothing, name: '', specs: [line] })
    }
  }
  return [...new Set(lines.idsHaving(words).map((id) => id.split(' ')[0] ?? ''))]
}

function entryOf(id: string): SearchEntry {
  return {
    id,
    brand: '',
    category: '',
    stockStatus: 'In Stock',
    pricePaise: 0,
    sortPrice: 0,
    sortName: '',
  }
}
