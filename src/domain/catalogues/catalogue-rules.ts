import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { fileNameOf } from '#platform/files/file-name.ts'
import type { Categories } from '../find-categories.ts'
import { slugOf } from '../path-part.ts'
import type { CataloguesTable } from './catalogues-table.ts'

type Named = Pick<CataloguesTable, 'category' | 'fileKey' | 'originalName'>

export const catalogueFolder = 'catalogues/'

/** Named by its content: another file has another key, so the content of a key never changes. */
export function catalogueKeyOf(hash: string) {
  return `${catalogueFolder}${hash}.pdf`
}

export function catalogueOf(row: Named): CategoryCatalogue {
  const { category, originalName } = row
  const hash = row.fileKey.slice(catalogueFolder.length, -'.pdf'.length)
  return { category, url: `/${catalogueFolder}${hash}/${addressNameOf(row)}`, originalName }
}

/** What a browser saves it as, where the address is all that it goes by. */
function addressNameOf({ originalName, category }: Named) {
  const name = slugOf(originalName.replace(/\.pdf$/i, ''))
  return `${name || `${slugOf(category)}-catalogue`}.pdf`
}

/** The sender's name for it, as far as it is one. It never names anything in the store. */
export function catalogueNameOf(sent: string, category: string) {
  return fileNameOf(sent, { extension: '.pdf', otherwise: `${category} catalogue` })
}

/** A category as people write it into an address: `CCTV Systems`, `cctv-systems`, `CCTV+Systems`. */
export function categoryOfPath({ shown, presentNames }: Categories, text: string) {
  const slug = slugOf(text)
  const named = [...presentNames].find(([name]) => slugOf(name) === slug)
  const present = shown.find(({ name }) => slugOf(name) === slug)?.name ?? named?.[1]
  return shown.find(({ name }) => name === present)?.name
}
