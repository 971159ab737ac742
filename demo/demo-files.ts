import { fileURLToPath } from 'node:url'

/** Drawn, rendered and printed with demo/drawing/render-*.ts, and committed. */
export const demoPictureFolder = folderOf('pictures')
export const demoCatalogueFolder = folderOf('catalogues')
export const demoDocumentFolder = folderOf('documents')

/** The categories that come with a catalogue, and its file. */
export const demoCatalogues: { category: string; file: string }[] = [
  { category: 'Laptops', file: 'laptops.pdf' },
  { category: 'Printers', file: 'printers.pdf' },
  { category: 'CCTV Systems', file: 'cctv-systems.pdf' },
]

function folderOf(name: string) {
  return fileURLToPath(new URL(name, import.meta.url))
}
