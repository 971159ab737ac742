import { test } from 'node:test'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Transactional } from '#platform/database/in-transaction.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

/** Notes on a board, each about another one or about nothing: all that a transaction needs to show itself. */
type Notes = { notes: { id: string; text: string; about: string | null } }

export type Board = Transactional<Notes>

export function testOnBoard(sentence: string, story: (board: Board) => Promise<void>) {
  for (const engine of testEngines) {
    test(`${sentence} (${engine})`, () =>
      inEmptyWorld(engine, async ({ app }) => {
        const db = app.db as unknown as Kysely<Notes>
        await sql`
          create table notes (
            id text primary key,
            text text not null unique,
            about text references notes (id) deferrable initially deferred
          )
        `.execute(db)
        await story({ db, afterCommit: app.afterCommit })
      }))
  }
}

export async function pin({ db }: Board, text: string, about: string | null = null) {
  await db
    .insertInto('notes')
    .values({ id: `id of ${text}`, text, about })
    .execute()
}

export async function textsOn({ db }: Board) {
  const notes = await db.selectFrom('notes').select('text').orderBy('text').execute()
  return notes.map((note) => note.text)
}
