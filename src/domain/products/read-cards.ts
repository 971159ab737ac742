import type { Db } from '../app.ts'
import { findFirstPictures } from './find-product-pictures.ts'
import { cardColumns, cardOf } from './product-views.ts'
import type { CardRow } from './product-views.ts'
import type { ListedProducts } from './read-slice.ts'

export function readCards(products: ListedProducts): Promise<CardRow[]> {
  return products.select(cardColumns).execute()
}

export async function withPictures(db: Db, rows: CardRow[]) {
  const pictures = await findFirstPictures(db, rows)
  return rows.map((row) => cardOf(row, pictures.get(row.id)))
}
