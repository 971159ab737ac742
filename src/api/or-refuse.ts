import { Refusal } from '#domain/refusal.ts'

/** A read may find nothing; a call that names one item is then refused. */
export function orRefuse<Found>(found: Found | undefined, message: string): Found {
  if (found === undefined) throw new Refusal('not-found', message)
  return found
}
