import { now } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findPerson } from './find-persons.ts'

/** All that is stored about the person with this link, as it is now. Undefined once the link has ended. */
export async function findOwnDataFile(app: App, token: string) {
  const request = await app.db
    .selectFrom('dataRequests')
    .select(['id', 'email', 'reference'])
    .where('fileTokenHash', '=', hashOfToken(token))
    .where('fileUntil', '>', now(app.clock))
    .executeTakeFirst()
  if (!request) return undefined
  await recordAudit(app, visitor, { action: 'data-request.opened', subjectId: request.id })
  return { reference: request.reference, stored: await findPerson(app.db, request.email) }
}
