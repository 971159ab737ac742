import type { App } from '../app.ts'

/** Those sent before a moment, and those that waited in vain. Gives how many. */
export async function deleteEmailsBefore({ db }: App, before: string) {
  const { numDeletedRows } = await db
    .deleteFrom('emails')
    .where((email) =>
      email.or([
        email('sentAt', '<=', before),
        email.and([email('sentAt', 'is', null), email('waitingSince', '<=', before)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
