import { compileOnce } from '#platform/database/compile-once.ts'
import type { Db } from '../app.ts'

/** True for a picture that nothing in use shows: it is in the trash, or waits for the sweep. */
export async function isPictureGone(db: Db, key: string): Promise<boolean> {
  return (await selectGone(db, { key })).length > 0
}

const selectGone = compileOnce((db: Db, { key }: { key: string }) =>
  db
    .selectFrom('pictures')
    .select('key')
    .where('key', '=', key)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('productPictures')
            .innerJoin('products', 'products.id', 'productPictures.productId')
            .select('productId')
            .where('pictureKey', '=', ref('pictures.key'))
            .where('withdrawnAt', 'is', null),
        ),
      ),
    )
    // Also one that only an earlier version of the company names: it can be restored.
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('companyPictures')
            .select('kind')
            .where('pictureKey', '=', ref('pictures.key')),
        ),
      ),
    )
    .where(({ and, not, exists, selectFrom, ref }) =>
      and(
        (['galleryImages', 'logos'] as const).map((table) =>
          not(
            exists(
              selectFrom(table)
                .select('id')
                .where('pictureKey', '=', ref('pictures.key'))
                .where('deletedAt', 'is', null),
            ),
          ),
        ),
      ),
    ),
)
