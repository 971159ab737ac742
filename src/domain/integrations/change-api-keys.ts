import type { ApiKeyForm } from '#contract/integrations/api-key-form.ts'
import { apiKeyBeginning, apiKeyLimits, apiKeyMessages } from '#contract/integrations/api-key.ts'
import type { ApiKey } from '#contract/integrations/api-key.ts'
import { day, fromNow, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { countApiKeys, requireApiKey } from './find-api-keys.ts'
import { lockIntegrations } from './lock-integrations.ts'

const shownOfKey = 4

/** The key itself is returned once; only its hash is stored. */
export async function addApiKey(
  app: App,
  by: Administrator,
  { name, role, days }: ApiKeyForm,
): Promise<{ apiKey: ApiKey; key: string }> {
  const key = `${apiKeyBeginning}${newToken()}`
  const id = newId()
  const added = orNameTaken(() =>
    inTransaction(app, async (app) => {
      await lockIntegrations(app)
      if ((await countApiKeys(app.db)) >= apiKeyLimits.keys) {
        throw new Refusal('conflict', apiKeyMessages.tooMany)
      }
      const createdAt = now(app.clock)
      await addAccount(app, { id, name, role, createdAt })
      await app.db
        .insertInto('apiKeys')
        .values({
          accountId: id,
          name,
          role,
          keyHash: hashOfToken(key),
          ending: key.slice(-shownOfKey),
          createdBy: by.accountId,
          createdAt,
          expiresAt: fromNow(app.clock, days * day),
          lastUsedAt: null,
        })
        .execute()
      await recordAudit(app, by, {
        action: 'api-key.added',
        subjectId: id,
        after: { name, role, days },
      })
      return requireApiKey(app.db, id)
    }),
  )
  return { apiKey: await added, key }
}

/** Its next call is refused. Gives its name. */
export async function revokeApiKey(app: App, by: Administrator, id: string) {
  return inTransaction(app, async (app) => {
    const { name, role } = await requireApiKey(app.db, id)
    await app.db.deleteFrom('apiKeys').where('accountId', '=', id).execute()
    await recordAudit(app, by, {
      action: 'api-key.revoked',
      subjectId: id,
      before: { name, role },
    })
    return name
  })
}

type KeyAccount = Pick<ApiKey, 'id' | 'name' | 'role' | 'createdAt'>

/** Removed from the beginning: nobody signs in to it, and it stands wherever it is said who did what. */
function addAccount({ db }: App, { id, name, role, createdAt }: KeyAccount) {
  return db
    .insertInto('accounts')
    .values({
      id,
      email: `API key ${name} (${id.slice(-shownOfKey)})`,
      role,
      state: 'removed',
      passwordHash: '',
      passwordChangedAt: createdAt,
      createdAt,
      lastSignedInAt: null,
    })
    .execute()
}

async function orNameTaken<Result>(add: () => Promise<Result>): Promise<Result> {
  try {
    return await add()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const { isNameTaken } = apiKeyMessages
    throw new Refusal('conflict', isNameTaken, { fields: { name: isNameTaken } })
  }
}
