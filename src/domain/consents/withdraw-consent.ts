import { consentMessages } from '#contract/consents/consent.ts'
import type { Consent } from '#contract/consents/consent.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'

/** For the person, whose e-mail holds the token. Repeating it changes nothing. */
export async function withdrawOwnConsent(app: App, token: string) {
  await withdraw(app, visitor, { token })
}

/** For the office. Repeating it changes nothing. */
export async function withdrawConsent(app: App, by: Actor, id: string): Promise<Consent> {
  return inTransaction(app, async (app) => {
    await withdraw(app, by, { id })
    return app.db
      .selectFrom('consents')
      .select(['id', 'agreedAt', 'wording', 'withdrawnAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  })
}

type Named = { id: string } | { token: string }

/** A person agrees or does not: whatever else they agreed to under this address ends too. */
async function withdraw(app: App, by: Actor, named: Named) {
  await inTransaction(app, async (app) => {
    const email = await requireEmail(app, named)
    const withdrawn = await app.db
      .updateTable('consents')
      .set({ withdrawnAt: now(app.clock) })
      .where('email', '=', email)
      .where('withdrawnAt', 'is', null)
      .returning('submissionId')
      .execute()
    for (const { submissionId } of withdrawn) {
      await recordAudit(app, by, { action: 'consent.withdrawn', subjectId: submissionId })
    }
  })
}

async function requireEmail({ db }: App, named: Named) {
  const consents = db.selectFrom('consents').select('email')
  const chosen =
    'token' in named
      ? consents.where('token', '=', named.token)
      : consents.where('id', '=', named.id)
  const consent = await chosen.executeTakeFirst()
  if (!consent) throw new Refusal('not-found', consentMessages.notFound)
  return consent.email
}
