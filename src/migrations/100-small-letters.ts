import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Engine } from '#platform/database/engine.ts'

/** `lower` of SQLite knows the letters from A to Z alone, so each of its connections brings this function. */
export async function smallLetters(db: Kysely<unknown>, engine: Engine) {
  if (engine.name === 'sqlite') return
  await sql`
    create function small_letters(text) returns text
    language sql immutable parallel safe as 'select lower($1)'
  `.execute(db)
}
