import { sql } from 'kysely'

/** One row: how often the public content has changed. */
export type ContentTable = {
  id: 1
  version: number
}

/** A column of another query, which reads the version at the same moment. No join: it has one row. */
export const contentVersionColumn = sql<number>`(select version from content)`.as('contentVersion')
