import { ago, hour } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/** For what shall have come then. */
export function atThatTime(app: App, hoursAgo: number): App {
  const then = new Date(ago(app.clock, hoursAgo * hour))
  return { ...app, clock: { now: () => then } }
}
