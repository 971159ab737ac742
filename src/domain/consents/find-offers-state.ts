import type { OffersState } from '#contract/consents/consent.ts'
import type { Db } from '../app.ts'
import { shortenedEmail } from './shortened-email.ts'

/** Every link of a person shows the same state: a valid consent, else the one withdrawn last. */
export async function findOffersState(db: Db, token: string): Promise<OffersState | undefined> {
  const given = await db
    .selectFrom('consents')
    .innerJoin('consents as linked', 'linked.email', 'consents.email')
    .select(['consents.email', 'consents.agreedAt', 'consents.wording', 'consents.withdrawnAt'])
    .where('linked.token', '=', token)
    .where('linked.source', '!=', 'stock-alert')
    .where('consents.source', '!=', 'stock-alert')
    .orderBy('consents.id', 'desc')
    .execute()
  const shown = given.find(({ withdrawnAt }) => withdrawnAt === null) ?? given[0]
  return shown && { ...shown, email: shortenedEmail(shown.email) }
}
