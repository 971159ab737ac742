import { sql } from 'kysely'
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
    .where(isInNoProduct)
    .where(isInNoStory)
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

const isInNoProduct = sql<boolean>`not exists (
  select 1 from product_pictures inner join products on products.id = product_id
  where product_pictures.picture_key = pictures.key and withdrawn_at is null
)`

const isInNoStory = sql<boolean>`not exists (
  select 1 from client_stories inner join logos on logos.id = client_id
  where client_stories.picture_key = pictures.key and deleted_at is null
)`
