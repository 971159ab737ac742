import { uncategorized } from '#contract/image-lists/image-list.ts'
import type { ImageListName } from '#contract/image-lists/image-list.ts'
import type { LogoGroup, ShownLogo } from '#contract/image-lists/shown-images.ts'
import { folded } from '../fold-text.ts'
import { pathPartOf } from '../path-part.ts'
import type { ImageTexts } from './image-rows.ts'
import { listDifferences } from './list-differences.ts'

type GroupedLogo = { category: string; logo: ShownLogo }

/** Groups in the order of their names, those without a category last; inside, the order stays. */
export function groupsOf(logos: GroupedLogo[]): LogoGroup[] {
  const groups = Map.groupBy(logos, ({ category }) => category)
  return [...groups]
    .map(([category, members]) => ({ category, logos: members.map(({ logo }) => logo) }))
    .toSorted(byCategory)
}

/** The address of the page of a client's story. */
export function storyPathOf({ id, alt }: { id: string; alt: string }) {
  return `/clients/${pathPartOf({ id, name: alt })}`
}

/** `acme-logo_2024.png` gives "acme logo 2024". */
export function nameInWords(fileName: string) {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
  return words || fileName
}

/** The spelling of the known category that differs only in capitals, accents or spaces, if there is one. */
export function spelledCategory(wanted: string, known: string[]): string | null {
  if (wanted === '' || isSame(wanted, uncategorized)) return null
  return known.find((category) => isSame(category, wanted)) ?? wanted
}

type SentTexts = {
  originalName: string
  alt?: string
  link?: string | null
  category?: string | null
}

/** What is stored of the texts that came with an image. `categories` are those of the other clients. */
export function textsOf(
  list: ImageListName,
  { originalName, alt, link, category: sent }: SentTexts,
  categories: string[],
): ImageTexts {
  const { canBeDecoration } = listDifferences[list]
  const shown = alt || (canBeDecoration ? '' : nameInWords(originalName))
  const category = spelledCategory(sent ?? '', categories)
  const searchText = folded([originalName, shown, category ?? ''].join(' '))
  return { alt: shown, link: link || null, category, searchText }
}

export function hasTexts(
  stored: Omit<ImageTexts, 'searchText'>,
  { alt, link, category }: ImageTexts,
) {
  return alt === stored.alt && link === stored.link && category === stored.category
}

function isSame(one: string, other: string) {
  return one === other || (folded(one) !== '' && folded(one) === folded(other))
}

function byCategory({ category: one }: LogoGroup, { category: other }: LogoGroup) {
  if (one === uncategorized || other === uncategorized) return one === uncategorized ? 1 : -1
  return one.localeCompare(other, 'en')
}

/** An empty line parts two. */
export function paragraphsIn(text: string) {
  return text.split(/\s*\n\s*\n\s*/)
}

const mostOfLead = 240

/** The beginning of a story: its first paragraph, cut between two words where it is long. */
export function leadOf(text: string) {
  const [first = ''] = paragraphsIn(text)
  if (first.length <= mostOfLead) return first
  return `${first.slice(0, mostOfLead).replace(/\s+\S*$/, '')} …`
}
