import { compileOnce } from '#platform/database/compile-once.ts'
import { ago, hour, minute } from '#platform/clock/clock.ts'
import { messageOf } from '#platform/unknown-fields.ts'
import type { App, Db } from '../app.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { isDue, isUnclaimed } from '../due-times.ts'
import { pauseAfter } from '../outbox/email-rules.ts'
import { pathOf } from '../products/product-rules.ts'
import type { IndexNowTable } from './index-now-table.ts'

/** Passes what it gets on to all engines that take part. */
const endpoint = new URL('https://api.indexnow.org/indexnow')

/** The protocol takes 10,000 addresses at once; a list of each category may be among them. */
const mostProducts = 9000

/** Longer than a call takes. */
const lease = 2 * minute

/** Ids are 26 letters and digits. */
const afterEveryId = 'Z'.repeat(26)

const longestPause = 4 * hour

export type Submission = { addresses: number; error: string | null }

/**
 * Tells search engines of the products that were changed, added or withdrawn since the last time, and of
 * their lists. Of several processes one does it; what fails is sent again later, with what has changed
 * meanwhile. Undefined where there is nothing to tell, or not yet.
 */
export async function submitChanges(app: App, key: string): Promise<Submission | undefined> {
  await beginHere(app)
  const state = await claim(app)
  if (!state) return undefined
  const changed = await selectChanged(app.db, state)
  const addresses = addressesOf(changed, app.outbox.publicUrl)
  const error = addresses.length > 0 ? await submit(app, key, addresses) : null
  await record(app, state, { error, last: changed.at(-1) })
  return { addresses: addresses.length, error }
}

/** What was there before the key was set is in the sitemap. */
async function beginHere(app: App) {
  const known = await app.db.selectFrom('indexNow').select('id').executeTakeFirst()
  if (known) return
  await readContentVersion(app)
  const begin = { seenVersion: app.content.current, seenId: afterEveryId, attempts: 0 }
  await app.db
    .insertInto('indexNow')
    .values({ id: 1, ...begin, nextTryAt: '', claimedUntil: '' })
    .onConflict((one) => one.doNothing())
    .execute()
}

function claim({ db, clock }: App) {
  return db
    .updateTable('indexNow')
    .set((row) => ({ claimedUntil: ago(clock, -lease), attempts: row('attempts', '+', 1) }))
    .where(isDue(clock, longestPause))
    .where(isUnclaimed(clock, lease))
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('products')
          .select('products.id')
          .where((product) =>
            product.or([
              product('changedIn', '>', ref('seenVersion')),
              product.and([
                product('changedIn', '=', ref('seenVersion')),
                product('products.id', '>', ref('seenId')),
              ]),
            ]),
          ),
      ),
    )
    .returningAll()
    .executeTakeFirst()
}

const selectChanged = compileOnce((db: Db, { seenVersion, seenId }: IndexNowTable) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'category', 'draftUntil', 'changedIn'])
    .where((product) =>
      product.or([
        product('changedIn', '>', seenVersion),
        product.and([product('changedIn', '=', seenVersion), product('id', '>', seenId)]),
      ]),
    )
    .orderBy('changedIn')
    .orderBy('id')
    .limit(mostProducts),
)

type Changed = {
  id: string
  name: string
  category: string
  draftUntil: string | null
  changedIn: number
}

/** Of a draft nobody learns, not even its name. */
function addressesOf(changed: Changed[], publicUrl: string) {
  const shown = changed.filter(({ draftUntil }) => draftUntil === null)
  const lists = shown.map(({ category }) => `/products?${new URLSearchParams({ category })}`)
  return [...shown.map(pathOf), ...new Set(lists)].map((path) => `${publicUrl}${path}`)
}

async function submit({ outside, outbox }: App, key: string, urlList: string[]) {
  const { publicUrl } = outbox
  const host = new URL(publicUrl).host
  const body = JSON.stringify({ host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList })
  try {
    const status = await outside.post(endpoint, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': String(Buffer.byteLength(body)),
      },
      body,
    })
    // 202: received, and the file with the key has not been read yet.
    return status === 200 || status === 202 ? null : `The response was ${status}`
  } catch (error) {
    return messageOf(error)
  }
}

type Tried = { error: string | null; last: Changed | undefined }

async function record({ db, clock }: App, state: IndexNowTable, { error, last }: Tried) {
  const pause = pauseAfter(state.attempts) ?? longestPause
  const seen = last ? { seenVersion: last.changedIn, seenId: last.id } : {}
  await db
    .updateTable('indexNow')
    .set({
      claimedUntil: '',
      ...(error === null ? { ...seen, attempts: 0 } : { nextTryAt: ago(clock, -pause) }),
    })
    .where('claimedUntil', '=', state.claimedUntil)
    .execute()
}
