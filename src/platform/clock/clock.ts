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

export function now(clock: Clock) {
  return clock.now().toISOString()
}
