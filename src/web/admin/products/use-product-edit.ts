import { useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { useChosenPictures } from '../pictures/use-chosen-pictures.ts'
import { valuesOf } from './product-values.ts'
import { useProductDraft } from './use-product-draft.ts'
import type { ProductBase } from './use-product-draft.ts'

/** All that is being edited: what is typed, the new pictures and the new catalogue. */
export function useProductEdit(screen: string, stored: ProductBase) {
  const chosen = useChosenPictures()
  const [catalogue, setCatalogue] = useState<File>()
  const pictures = chosen.added.map(({ file }) => file)
  const draft = useProductDraft(screen, stored, catalogue ? [...pictures, catalogue] : pictures)

  return {
    draft,
    chosen,
    catalogue,
    setCatalogue,
    edited: { values: draft.values, version: draft.base.version, pictures, catalogue },
    discard() {
      chosen.clear()
      setCatalogue(undefined)
      draft.discard()
    },
    /** All of it as somebody else has stored it. A catalogue is no part of a product, and stays. */
    takeTheirs(theirs: ProductRecord) {
      chosen.clear()
      draft.rebase(theirs, valuesOf(theirs))
    },
    takeTheirPictures(theirs: ProductRecord) {
      chosen.clear()
      draft.change({ images: theirs.images })
    },
  }
}

export type ProductEdit = ReturnType<typeof useProductEdit>
