import type { NeedFile } from '#platform/pdf/serve-prints.ts'
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import type { Placed } from './placed-entries.ts'
import type { CatalogueTask, PrintedGroup } from './print-task.ts'

/** How the entries of a catalogue are placed and drawn. */
export type EntryLayout = {
  place(pdf: TaggedPdf, groups: PrintedGroup[]): Placed[]
  /** Reads the pictures that the drawing of these needs. */
  read(placed: Placed[], need: NeedFile): Promise<ReadonlyMap<string, Buffer>>
  /** Draws what stands on one page. */
  draw(pdf: TaggedPdf, placed: Placed[], drawn: DrawnWith): void
}

export type DrawnWith = { task: CatalogueTask; pictures: ReadonlyMap<string, Buffer> }
