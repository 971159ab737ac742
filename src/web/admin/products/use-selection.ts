import { useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'

export type Selection = ReturnType<typeof useSelection>

/** Chosen rows, among those that are shown: nobody deletes what is not in sight. */
export function useSelection(products: ProductRecord[], address: string) {
  const [chosen, setChosen] = useState({ address, ids: [] as string[] })
  const ids = chosen.address === address ? chosen.ids : []
  const selected = products.filter(({ id }) => ids.includes(id))

  function choose(ids: string[]) {
    setChosen({ address, ids })
  }

  return {
    selected,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) =>
      choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    selectAll: () => choose(products.map(({ id }) => id)),
    clear: () => choose([]),
  }
}
