import { dayOf, daysUntil, startOfDay } from '#contract/site/office-time.ts'
import type { App } from '../app.ts'

/** The days of the charts in India, and the moment at which the first one begins. */
export type Period = { days: string[]; from: string; since: string }

export function periodOf({ clock }: App, count: number): Period {
  const today = dayOf(clock.now())
  const days = daysUntil(today, count)
  const from = days[0] ?? today
  return { days, from, since: startOfDay(from) }
}
