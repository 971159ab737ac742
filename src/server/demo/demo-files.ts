import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { ProductCategory } from '#contract/products/product.ts'
import type { Wall } from '#domain/demo/demo-showpieces-table.ts'

/** Drawn and printed by hand with scripts/render-demo-*.ts, and committed. */
export const demoPictureFolder = folderOf('pictures')
export const demoCatalogueFolder = folderOf('catalogues')

const wallFolders: Record<Wall, string> = {
  gallery: folderOf('banners'),
  partner: folderOf('partners'),
  client: folderOf('clients'),
}

export function demoShowpieceFile(wall: Wall, file: string) {
  return join(wallFolders[wall], file)
}

/** The categories that come with a catalogue, and its file. */
export const demoCatalogues: { category: ProductCategory; file: string }[] = [
  { category: 'Laptops', file: 'laptops.pdf' },
  { category: 'Printers', file: 'printers.pdf' },
  { category: 'CCTV Systems', file: 'cctv-systems.pdf' },
]

function folderOf(name: string) {
  return fileURLToPath(new URL(name, import.meta.url))
}
