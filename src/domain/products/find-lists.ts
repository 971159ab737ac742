import { catchUp, followedColumns, isCurrent } from './follow-rows.ts'
import type { FollowDeps, FollowedRow, Follower } from './follow-rows.ts'
import { ListedProducts } from './listed-products.ts'

/** How the lists of a process follow the products. */
export const listsFollower: Follower<ListedProducts, FollowedRow> = {
  read: (products) => products.select(followedColumns).execute(),
  rowsAtOnce: 500,
  make: async (rows) => {
    const listed = new ListedProducts()
    await listed.fill((await Array.fromAsync(rows)).map(entryOf))
    return listed
  },
  apply: (listed, row) => {
    if (row.withdrawnAt === null) listed.put(entryOf(row))
    else listed.remove(row.id, row.changedIn)
  },
  complete: (listed, from, to) => listed.changes.complete(from, to),
}

/** The lists as the content is now. */
export async function findLists(app: FollowDeps): Promise<ListedProducts> {
  if (!isCurrent(app, listsFollower)) await catchUp(app, listsFollower)
  const { value } = app.memory.of(listsFollower)
  if (!value) throw new Error('the lists were not made')
  return value
}

function entryOf({ withdrawnAt: _, ...entry }: FollowedRow) {
  return entry
}
