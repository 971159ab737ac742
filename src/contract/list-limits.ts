/** Of every list, on the public site and in the office. */
export const listLimits = {
  onPage: 24,
  limit: 200,
  /** For lists requested without page and limit. */
  whole: 1000,
  /** Past this page no catalogue reaches, and the offset stays a safe integer. */
  page: 1_000_000,
  search: 200,
} as const
