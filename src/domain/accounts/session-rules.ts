import { accountLimits } from '#contract/accounts/account.ts'
import { day, hour, minute } from '#platform/clock/clock.ts'

export const sessionLimits = {
  idle: accountLimits.idleHours * hour,
  absolute: accountLimits.sessionDays * day,
  /** A use is written down at most this often, so that reading does not write. */
  useNoted: minute,
} as const

type Times = { startedAt: string; lastUsedAt: string }

export function expiryOf(session: Times) {
  const idleEnd = Date.parse(session.lastUsedAt) + sessionLimits.idle
  const absoluteEnd = Date.parse(session.startedAt) + sessionLimits.absolute
  return new Date(Math.min(idleEnd, absoluteEnd)).toISOString()
}

export function isUseToBeNoted({ lastUsedAt }: Pick<Times, 'lastUsedAt'>, at: Date) {
  return at.getTime() - Date.parse(lastUsedAt) > sessionLimits.useNoted
}

/** "Chrome on Windows", from what the browser says of itself. */
export function browserOf(userAgent: string) {
  const browser = firstMatch(userAgent, [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ])
  const system = firstMatch(userAgent, [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ])
  if (!browser) return 'Unknown browser'
  return system ? `${browser} on ${system}` : browser
}

function firstMatch(text: string, choices: [RegExp, string][]) {
  return choices.find(([pattern]) => pattern.test(text))?.[1]
}
