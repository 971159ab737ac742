import { folded } from '../fold-text.ts'

export const usageLimits = {
  /** Different queries that are counted a day; all others are one. */
  queries: 500,
  queryLength: 60,
} as const

/** What stands for queries that are not named. */
export const otherQueries = ''

/** Folded, so that spellings count as one. What may be an e-mail address or a phone number names a person. */
export function countedQuery(q: string) {
  const query = folded(q)
  const isPersonal = q.includes('@') || /\d{7}/.test(query.replaceAll(' ', ''))
  return isPersonal ? otherQueries : query.slice(0, usageLimits.queryLength).trim()
}

const programs =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|lighthouse|headless|curl|wget|python|java\/|go-http|node|undici|axios|okhttp|http-?client/i

/** Programs that say so. A browser always sends its name. */
export function isProgram(userAgent = '') {
  return userAgent === '' || programs.test(userAgent)
}
