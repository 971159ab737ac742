import { textsIn } from '#platform/stored-lists.ts'
import type { Db } from '../app.ts'
import { readCategories } from '../find-categories.ts'
import type { Categories } from '../find-categories.ts'
import { folded } from '../fold-text.ts'
import { sameMeaning } from '../search/search-vocabulary.ts'

/** The categories, and by the keys of the words that price lists have for them which ones are meant. */
export type NamedCategories = Categories & { named: ReadonlyMap<string, ReadonlySet<string>> }

export async function readNamedCategories(db: Db): Promise<NamedCategories> {
  const categories = await readCategories(db)
  const rows = await db
    .selectFrom('categories')
    .select(['name', 'synonyms'])
    .where('removedAt', 'is', null)
    .execute()
  const named = new Map<string, Set<string>>()
  const add = (text: string, category: string) => {
    for (const key of keysAlike(text)) named.getOrInsertComputed(key, () => new Set()).add(category)
  }
  for (const [name, present] of categories.presentNames) add(name, present)
  for (const { name, synonyms } of rows) for (const one of textsIn(synonyms)) add(one, name)
  return { ...categories, named }
}

/** `Notebooks`, and `UPS` for UPS Systems. Empty where no category is meant. */
export function categoriesMeant({ named }: NamedCategories, text: string): string[] {
  const key = keyOf(text)
  return key === '' ? [] : [...(named.get(key) ?? [])]
}

function keysAlike(text: string): Set<string> {
  const key = keyOf(text)
  const keys = [key, key.replace(/ system$/, '')]
  const alike = sameMeaning.map((line) => line.map(keyOf))
  return new Set([
    ...keys,
    ...alike.filter((line) => line.some((one) => keys.includes(one))).flat(),
  ])
}

function keyOf(text: string) {
  return folded(text).split(' ').map(singularOf).join(' ')
}

/** `ups` and `lens` are none of several. */
function singularOf(word: string) {
  if (word.length <= 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
