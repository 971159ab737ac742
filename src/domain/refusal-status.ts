/** The kinds of refusal, and the one table that gives each its status: for calls, forms and pages alike. */
export const refusalStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'wrong-type': 415,
  'too-many': 429,
  /** Of the platform's `Unavailable`, which is below the domain and has the same shape. */
  unavailable: 503,
} as const

export type RefusalKind = keyof typeof refusalStatus
