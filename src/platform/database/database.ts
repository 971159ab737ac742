import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'

export type Database<Tables> = {
  db: Kysely<Tables>
  engine: Engine
  close(): Promise<void>
} & Storage

/** What the files of a database still hold of deleted rows. Neither is called inside a transaction. */
export type Storage = {
  /** Empties the write-ahead log. False while another process reads an older state. */
  purgeDeleted(): Promise<boolean>
  /** Writes the files anew, without the copies of deleted rows that moving rows may have left. */
  rewrite(): Promise<void>
}
