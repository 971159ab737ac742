import type { Letter, LetterState } from '#contract/letters/letter.ts'
import type { LetterListQuery } from '#contract/letters/letter-query.ts'
import type { App, Db } from '../app.ts'
import { hasPlaceForSecret, hasPlaceForToken } from '../outbox/letter-content.ts'
import type { LetterContent } from '../outbox/letter-content.ts'
import { letterTextOf } from '../outbox/letter-layout.ts'
import type { LettersTable } from '../outbox/letters-table.ts'

const columns = [
  'id',
  'kind',
  'recipient',
  'subject',
  'content',
  'secret',
  'linkToken',
  'createdAt',
  'nextTryAt',
  'attempts',
  'lastError',
  'sentAt',
  'givenUpAt',
] as const satisfies (keyof LettersTable)[]

type LetterRow = Pick<LettersTable, (typeof columns)[number]>

type LetterPage = Pick<LetterListQuery, 'state'> & { page: number; limit: number }

/** The newest first. Always a page of them: letters are many, and never all of interest. */
export async function findLetters(app: App, query: LetterPage): Promise<Letter[]> {
  const { page, limit } = query
  const rows = await filtered(app.db, query)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => letterOf(app, row))
}

export async function countLetters(db: Db, query: Pick<LetterListQuery, 'state'>) {
  const counted = filtered(db, query).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

export async function findLetter(app: App, id: string): Promise<Letter | undefined> {
  const row = await app.db
    .selectFrom('letters')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && letterOf(app, row)
}

function filtered(db: Db, { state }: Pick<LetterListQuery, 'state'>) {
  const letters = db.selectFrom('letters')
  if (state === 'sent') return letters.where('sentAt', 'is not', null)
  if (state === 'failed') return letters.where('givenUpAt', 'is not', null)
  if (state === 'waiting') return letters.where('nextTryAt', 'is not', null)
  return letters
}

function letterOf(app: App, { content, secret, linkToken, givenUpAt, ...row }: LetterRow): Letter {
  const said = JSON.parse(content) as LetterContent
  const isWhole =
    (secret !== null || !hasPlaceForSecret(said)) && (linkToken !== null || !hasPlaceForToken(said))
  return {
    ...row,
    text: letterTextOf(said, app.outbox.publicUrl),
    state: stateOf({ sentAt: row.sentAt, givenUpAt }),
    canBeSent: row.sentAt === null && isWhole,
  }
}

function stateOf({ sentAt, givenUpAt }: Pick<LetterRow, 'sentAt' | 'givenUpAt'>): LetterState {
  if (sentAt !== null) return 'sent'
  return givenUpAt === null ? 'waiting' : 'failed'
}
