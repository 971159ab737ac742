import { consentMessages } from '#contract/consents/consent.ts'
import type { Consent, ConsentEntry } from '#contract/consents/consent.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { endStockAlerts } from './end-stock-alerts.ts'
import { Refusal } from '../refusal.ts'

/** For the person, whose e-mail holds the token. Repeating it changes nothing. */
export async function withdrawOwnConsent(app: App, token: string) {
  await withdraw(app, visitor, { token })
}

type Withdrawn = { consent: Consent } & Pick<ConsentEntry, 'source'>

/** For the office. Repeating it changes nothing. */
export async function withdrawConsent(app: App, by: Actor, id: string): Promise<Withdrawn> {
  return inTransaction(app, async (app) => {
    await withdraw(app, by, { id })
    const { source, ...consent } = await app.db
      .selectFrom('consents')
      .select(['id', 'agreedAt', 'wording', 'withdrawnAt', 'source'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { consent, source }
  })
}

type Named = { id: string } | { token: string }

async function withdraw(app: App, by: Actor, named: Named) {
  await inTransaction(app, async (app) => {
    const { email, source, submissionId } = await requireConsent(app, named)
    const ended =
      source === 'stock-alert'
        ? (await endStockAlerts(app, [submissionId])).map(({ id }) => id)
        : await withdrawOffers(app, email)
    for (const subjectId of ended) {
      await recordAudit(app, by, { action: 'consent.withdrawn', subjectId })
    }
  })
}

/** A person agrees to offers or does not: whatever else they agreed to under this address ends too. */
async function withdrawOffers(app: App, email: string) {
  const withdrawn = await app.db
    .updateTable('consents')
    .set({ withdrawnAt: now(app.clock) })
    .where('email', '=', email)
    .where('source', '!=', 'stock-alert')
    .where('withdrawnAt', 'is', null)
    .returning('submissionId')
    .execute()
  return withdrawn.map(({ submissionId }) => submissionId)
}

async function requireConsent({ db }: App, named: Named) {
  const consents = db.selectFrom('consents').select(['email', 'source', 'submissionId'])
  const chosen =
    'token' in named
      ? consents.where('token', '=', named.token)
      : consents.where('id', '=', named.id)
  const consent = await chosen.executeTakeFirst()
  if (!consent) throw new Refusal('not-found', consentMessages.notFound)
  return consent
}
