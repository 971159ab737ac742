import { Refusal } from '#domain/refusal.ts'

/** Finding may come up empty; a call that names one thing is then refused. */
export function orRefuse<Found>(found: Found | undefined, message: string): Found {
  if (found === undefined) throw new Refusal('not-found', message)
  return found
}
