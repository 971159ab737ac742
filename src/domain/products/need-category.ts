import { specGroupOf } from '../specifications/spec-labels.ts'
import type { SpecGroup } from '../specifications/spec-labels.ts'
import { plainSpecText } from '../specifications/spec-text.ts'
import { besides } from './need-besides.ts'
import { withoutFillers } from './need-fillers.ts'

export type KnownCategory = { name: string; synonyms?: readonly string[] }

/** What it is used with: `ups for 2 computers`. */
export const device =
  /\bfor (?:an? |my |\d+ )?(?:computers?(?! labs?\b)|pcs?|laptops?|desktops?|systems?)\b/g

const wordsOfGroup: Record<Exclude<SpecGroup, 'accessory'>, RegExp> = {
  computer:
    /\b(?:laptops?|note\s?books?|lap\s?tops?|desktops?|workstations?|pcs?|computers?|systems?)\b/,
  scanner: /\b(?:document |doc |flatbed )?scanners?\b/,
  printer: /\b(?:printers?|photocopiers?|copiers?|mfps?|xerox machines?)\b/,
  projector: /\b(?:projectors?|beamers?)\b/,
  panel:
    /\b(?:interactive (?:flat )?(?:touch )?panels?|interactive (?:boards?|displays?)|smart ?boards?|touch panels?|digital boards?|ifpd?s?|panels?)\b/,
  cctv: /\b(?:cctv|security cameras?|surveillance|cameras?|[dnx]vrs?)\b/,
  ups: /\b(?:ups|battery backup|power backup|inverters?)\b/,
}

const laptops = /\b(?:laptops?|note\s?books?|lap\s?tops?)\b/
const desktops =
  /\b(?:desktops?|workstations?|pcs?|computers?|(?:all[ -]in[ -]one|aio)(?!.*\bprinter))\b/

/** Words that name a kind of product more closely than its category, so that they are still searched. */
const narrowing = String.raw`[dnx]vrs?|mfps?|photocopiers?|copiers?|workstations?|flatbed|kits?|all[ -]in[ -]one|aio`
const telling = new RegExp(String.raw`\b(?:${narrowing}|cameras?)\b`)

/** Of these there are some in another category: a mobile workstation is a laptop. */
export const narrow = new RegExp(String.raw`\b(?:${narrowing})\b`)

export type NamedCategory = { name: string; words: RegExp }

/** The category that the words name, and by which of them. */
export function namedCategory(
  q: string,
  categories: readonly KnownCategory[],
): NamedCategory | undefined {
  if (besides.test(q)) return undefined
  const plain = q.replaceAll(device, ' ')
  for (const { name, own, words } of namesOf(categories)) {
    const found = own.find((words) => words.test(plain))
    if (found) return { name, words: found }
    if (words?.test(plain))
      return { name, words: telling.test(plain) ? withoutTelling(words) : words }
  }
  return undefined
}

type CategoryWords = { name: string; own: RegExp[]; words: RegExp | undefined }

const knownNames = new WeakMap<readonly KnownCategory[], CategoryWords[]>()

/** The words of each category, read once for all searches until the categories change. */
function namesOf(categories: readonly KnownCategory[]): CategoryWords[] {
  const known = knownNames.get(categories)
  if (known) return known
  const names = categories.map(({ name, synonyms = [] }) => {
    const texts = [name, ...synonyms].map((text) => plainSpecText(text).replace(/s$/, ''))
    const own = texts.map((text) => new RegExp(`\\b${RegExp.escape(text)}s?\\b`))
    return { name, own, words: wordsOfCategory(name) }
  })
  knownNames.set(categories, names)
  return names
}

function wordsOfCategory(name: string) {
  const group = specGroupOf(name)
  if (group === 'accessory') return undefined
  if (group !== 'computer') return wordsOfGroup[group]
  return /laptop|notebook/i.test(name) ? laptops : desktops
}

/** `8 channel nvr` is a recorder among the cameras: its word is searched. */
function withoutTelling(words: RegExp) {
  return new RegExp(`(?!${telling.source})${words.source}`)
}

/** The categories that are named where the words say nothing else and name several. */
export function allNamed(plain: string, categories: readonly KnownCategory[]) {
  const names = new Set<string>()
  let left = plain
  // None is named more often than this.
  for (let times = 0; times < 2 * categories.length; times++) {
    const found = namedCategory(left, categories)
    if (!found) break
    names.add(found.name)
    left = left.replace(found.words, ' ')
  }
  return names.size > 1 && withoutFillers(left) === '' ? [...names] : []
}

export function hasOthers(plain: string, { words }: NamedCategory) {
  return withoutFillers(plain.replace(words, ' ').replace(telling, ' ')) !== ''
}
