import type { ConsentSource } from '#contract/consents/consent.ts'
import { stockAlertWording, stockAlertWordingVersion } from '#contract/stock-alerts/stock-alert.ts'
import { marketingWording, marketingWordingVersion } from '#contract/submissions/submission.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'

const toOffers = { wording: marketingWording, wordingVersion: marketingWordingVersion }

/** What the box of each form says. */
const wordings: Record<ConsentSource, typeof toOffers> = {
  enquiry: toOffers,
  contact: toOffers,
  'stock-alert': { wording: stockAlertWording, wordingVersion: stockAlertWordingVersion },
}

type Given = { submissionId: string; email: string; source: ConsentSource }

/** Belongs in the transaction of the submission, before its e-mails are written: they link to it. */
export async function giveConsent(app: App, given: Given) {
  const { submissionId, email, source } = given
  await app.db
    .insertInto('consents')
    .values({
      id: newId(),
      submissionId,
      email: email.toLowerCase(),
      ...wordings[source],
      source,
      agreedAt: now(app.clock),
      withdrawnAt: null,
      token: newToken(),
    })
    .execute()
}
