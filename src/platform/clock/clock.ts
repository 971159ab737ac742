export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The moment `milliseconds` before now, as it stands in the database. */
export function ago(clock: Clock, milliseconds: number) {
  return new Date(clock.now().getTime() - milliseconds).toISOString()
}

export function fromNow(clock: Clock, milliseconds: number) {
  return ago(clock, -milliseconds)
}

/** False for a moment later than now, which a clock that was set back has left behind. */
export function isWithinLast(clock: Clock, milliseconds: number, at: string) {
  return at > ago(clock, milliseconds) && at <= now(clock)
}

export function now(clock: Clock) {
  return clock.now().toISOString()
}
