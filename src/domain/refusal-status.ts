import type { RefusalKind } from './refusal.ts'

/** The one table that turns a refusal into a status, for calls and forms alike. */
export const refusalStatus: Record<RefusalKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
}
