import type { ConsentSource } from '#contract/consents/consent.ts'
import { marketingWording, marketingWordingVersion } from '#contract/submissions/submission.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'

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
      wording: marketingWording,
      wordingVersion: marketingWordingVersion,
      source,
      agreedAt: now(app.clock),
      withdrawnAt: null,
      token: newToken(),
    })
    .execute()
}
