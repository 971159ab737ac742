import type { App } from '../app.ts'

/** Three months before 31 May is the last day of February. */
export function monthsAgo({ clock }: Pick<App, 'clock'>, months: number) {
  const at = new Date(clock.now())
  const dayOfMonth = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() - months)
  // A shorter month continues in the next one.
  if (at.getUTCDate() !== dayOfMonth) at.setUTCDate(0)
  return at.toISOString()
}
