import { cleanText } from '#contract/clean-text.ts'
import { folded } from './fold-text.ts'

const slugLength = 80

/** What names a record in the address of its page. A name without Latin letters or digits leaves the bare id. */
export function pathPartOf({ id, name }: { id: string; name: string }) {
  return [id, slugOf(name)].filter((part) => part !== '').join('-')
}

/** Ids have no hyphen: all before the first one is the id. Some programs write addresses in small letters. */
export function idOfPathPart(part: string) {
  return cleanText(part.split('-', 1)[0] ?? '').toUpperCase()
}

export function slugOf(name: string) {
  const words = folded(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return words.replaceAll(' ', '-').slice(0, slugLength).replace(/-$/, '')
}
