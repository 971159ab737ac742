import type { TableWith } from './tables.ts'
import { keysOf } from '#contract/keys-of.ts'

/** A table that is missing here would lose its pictures to the sweep: the type holds that none is. */
const pictured: Record<TableWith<{ pictureKey: string | null }>, true> = {
  clientStories: true,
  companyPictures: true,
  galleryImages: true,
  logos: true,
  productPictures: true,
  replacedPictures: true,
}

/** Every table whose rows need the files of pictures. */
export const picturedTables = keysOf(pictured)
