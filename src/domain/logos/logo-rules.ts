import { uncategorized } from '#contract/logos/logo.ts'
import type { Client, LogoGroup, ShownLogo } from '#contract/logos/logo.ts'
import { folded } from '../fold-text.ts'

type GroupedLogo = { category: string; logo: ShownLogo }

/** Groups in the order of their names, those without a category last; inside, the order stays. */
export function groupsOf(logos: GroupedLogo[]): LogoGroup[] {
  const groups = Map.groupBy(logos, ({ category }) => category)
  return [...groups]
    .map(([category, members]) => ({ category, logos: members.map(({ logo }) => logo) }))
    .toSorted(byCategory)
}

/** `acme-logo_2024.png` is called "acme logo 2024" until somebody says better. */
export function nameInWords(fileName: string) {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
  return words || fileName
}

/** As it is spelled already where it differs in capitals, accents or spaces only. None for none. */
export function spelledCategory(wanted: string, known: string[]): string | null {
  if (wanted === '' || isSame(wanted, uncategorized)) return null
  return known.find((category) => isSame(category, wanted)) ?? wanted
}

export function searchTextOf({
  filename,
  alt,
  category,
}: Pick<Client, 'filename' | 'alt' | 'category'>) {
  return folded([filename, alt, category ?? ''].join(' '))
}

function isSame(one: string, other: string) {
  return one === other || (folded(one) !== '' && folded(one) === folded(other))
}

function byCategory({ category: one }: LogoGroup, { category: other }: LogoGroup) {
  if (one === uncategorized || other === uncategorized) return one === uncategorized ? 1 : -1
  return one.localeCompare(other, 'en')
}
