import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The differences between the two database engines. */
export type Engine = {
  name: 'sqlite' | 'postgres'
  /** A text column that sorts by its bytes, so that both engines put rows in one order. */
  textInByteOrder: RawBuilder<unknown>
  /** The schema in which a table of a bare name is made; SQLite has none. */
  ownSchema: RawBuilder<string | null>
  /** Writes and commits something that changes nothing, where the disk of the database is this machine's. */
  writeProbe?: RawBuilder<unknown>
}

export const sqliteEngine: Engine = {
  name: 'sqlite',
  textInByteOrder: sql`text`,
  ownSchema: sql`null`,
  // Nothing reads this number, but setting it writes a page and waits for the disk. Not
  // user_version, which numbers the commits: a start after a crash would take the log for a foreign one.
  writeProbe: sql`pragma application_id = 1`,
}

export const postgresEngine: Engine = {
  name: 'postgres',
  textInByteOrder: sql`text collate "C"`,
  ownSchema: sql`current_schema()`,
}
