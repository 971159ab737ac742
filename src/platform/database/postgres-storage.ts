import type { Storage } from './database.ts'

/** PostgreSQL's files belong to its own server: autovacuum and the recycling of its log reuse the space. */
export const postgresStorage: Storage = {
  purgeDeleted: async () => true,
  rewrite: async () => {},
}
