import { apiKeyMessages } from '#contract/integrations/api-key.ts'
import type { ApiKey } from '#contract/integrations/api-key.ts'
import type { Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { shownPerson } from '../shown-person.ts'

type Page = { page: number; limit: number }

/** By name, those that have expired too. */
export function findApiKeys(db: Db, { page, limit }: Page): Promise<ApiKey[]> {
  return selectApiKeys(db)
    .orderBy('apiKeys.name')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countApiKeys(db: Db): Promise<number> {
  const counted = db.selectFrom('apiKeys').select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

export async function requireApiKey(db: Db, id: string): Promise<ApiKey> {
  const key = await selectApiKeys(db).where('accountId', '=', id).executeTakeFirst()
  if (!key) throw new Refusal('not-found', apiKeyMessages.notFound)
  return key
}

function selectApiKeys(db: Db) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('accounts', 'accounts.id', 'createdBy')
    .select([
      'accountId as id',
      'apiKeys.name',
      'apiKeys.role',
      'ending',
      'apiKeys.createdAt',
      shownPerson().as('createdBy'),
      'expiresAt',
      'lastUsedAt',
    ])
}
