import { folded } from '../fold-text.ts'
import { sortPriceOf } from './product-rules.ts'

type Compared = { brand: string; pricePaise: number }

/** How far two products are apart: by how often one price is the other, at half of it within a brand. */
export function distanceOf(one: Compared, other: Compared) {
  const apart = Math.abs(Math.log(sortPriceOf(one.pricePaise) / sortPriceOf(other.pricePaise)))
  return folded(one.brand) === folded(other.brand) ? apart - Math.log(2) : apart
}
