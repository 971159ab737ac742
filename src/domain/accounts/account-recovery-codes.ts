import { randomInt } from 'node:crypto'
import { accountLimits } from '#contract/accounts/account.ts'
import { drawnText } from '#contract/drawn-text.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'

/** Without signs that look alike. Ten of them are 50 bits, and each attempt is counted. */
const codeSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 10

/** None where the account has some already. */
export async function makeFirstRecoveryCodes(app: App, accountId: string) {
  const known = await app.db
    .selectFrom('recoveryCodes')
    .select('codeHash')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return known ? [] : replaceRecoveryCodes(app, accountId)
}

/** Those before no longer work. */
export async function replaceRecoveryCodes({ db }: App, accountId: string) {
  const codes = Array.from({ length: accountLimits.recoveryCodes }, () =>
    drawnText(codeSigns, codeLength, randomInt),
  )
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
    .execute()
  return codes.map((code) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`)
}

/** False where it is none of the account, or was used. */
export async function spendRecoveryCode(app: App, accountId: string, code: string) {
  const { numDeletedRows } = await app.db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashOf(accountId, code))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return false
  await recordAudit(app, administrator({ accountId }), {
    action: 'account.recovery-code-used',
    subjectId: accountId,
  })
  return true
}

function hashOf(accountId: string, code: string) {
  return hashOfToken(`${accountId} ${code}`)
}
