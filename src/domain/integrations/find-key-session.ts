import { apiKeyBeginning } from '#contract/integrations/api-key.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { now } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { LiveSession } from '../accounts/find-sessions.ts'
import { contentVersionColumn } from '../content/content-table.ts'
import { noteUse } from '../note-use.ts'
import { isUseToBeNoted } from '../session-times.ts'
import type { App, Db } from '../app.ts'

export function isApiKey(token: string) {
  return token.startsWith(apiKeyBeginning)
}

/**
 * Of a key that is neither revoked nor expired. Its use is written down once a minute. Read with the
 * content version, as a session is.
 */
export async function findKeySession(app: App, key: string): Promise<LiveSession | undefined> {
  const at = now(app.clock)
  const [row] = await selectKey(app.db, { keyHash: hashOfToken(key), at })
  if (!row) return undefined
  const { id, lastUsedAt, email, contentVersion, ...session } = row
  app.content.raiseTo(contentVersion)
  if (!lastUsedAt || isUseToBeNoted({ lastUsedAt }, app.clock.now())) {
    await noteUse(() =>
      app.db.updateTable('apiKeys').set({ lastUsedAt: at }).where('accountId', '=', id).execute(),
    )
  }
  const asPerson = { name: null, confirmedAt: null, isFactorMissing: false }
  return { ...session, ...asPerson, id, accountId: id, user: { email }, lastUsedAt: at }
}

const selectKey = compileOnce((db: Db, { keyHash, at }: { keyHash: string; at: string }) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('accounts', 'accounts.id', 'accountId')
    .select([
      'accountId as id',
      'email',
      'apiKeys.role',
      'apiKeys.createdAt as startedAt',
      'lastUsedAt',
      'expiresAt',
    ])
    .select(contentVersionColumn)
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', at),
)
