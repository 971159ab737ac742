import type { OpenWeek } from './opening-text.ts'

type Hours = readonly { days: string; times: string }[]

/** When the office is open. */
type OfficeHours = { hours: Hours; holidays: readonly { day: string }[] }

/** India has one time zone, and no summer time. */
const minutesAhead = 330
const minute = 60_000
const minutesOfDay = 24 * 60

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `Mon-Fri` is five days. */
export function daysIn(days: string) {
  const [first = '', last = first] = days.split('-')
  const at = (day: string) => week.findIndex((name) => name.startsWith(day))
  return week.slice(at(first), at(last) + 1)
}

/** `9:00 AM-6:00 PM` opens at 09:00 and closes at 18:00. */
export function hoursIn(times: string) {
  const [opens = '', closes = ''] = times.split('-').map(onTheClock)
  return { opens, closes }
}

function onTheClock(time: string) {
  const [, hours, minutes, half] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? []
  const hour = (Number(hours) % 12) + (half === 'P' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

const readable = /^\d+:\d\d [AP]M-\d+:\d\d [AP]M$/

/** When the office opens and closes on each day from Monday. Null where a line cannot be read. */
export function openWeekOf(hours: Hours): OpenWeek | null {
  const isReadable = hours.every(
    ({ days, times }) => daysIn(days).length > 0 && readable.test(times),
  )
  if (!isReadable) return null
  return week.map((day) => {
    const { opens, closes } = openingOn(day, hours)
    return closes > opens ? [opens, closes] : null
  })
}

/** The day in India, as `2026-11-22`. */
export function dayOf(moment: Date) {
  return new Date(moment.getTime() + minutesAhead * minute).toISOString().slice(0, 10)
}

/** When a day begins in India, as it stands in the database. */
export function startOfDay(day: string) {
  return new Date(Date.parse(day) - minutesAhead * minute).toISOString()
}

/** The day that follows this one. */
export function dayAfter(day: string, days = 1) {
  return new Date(Date.parse(day) + days * minutesOfDay * minute).toISOString().slice(0, 10)
}

/** So many days that end with this one, the first first. */
export function daysUntil(last: string, count: number) {
  const end = Date.parse(last) / (minutesOfDay * minute)
  return Array.from({ length: count }, (_, i) =>
    new Date((end - count + 1 + i) * minutesOfDay * minute).toISOString().slice(0, 10),
  )
}

/** How much of the time between two moments the office is open. */
export function businessMinutes(from: Date, to: Date, { hours, holidays }: OfficeHours) {
  const openings = week.map((day) => openingOn(day, hours))
  const between = (from: number, to: number) =>
    Math.max(
      0,
      openMinutesUntil(new Date(to), openings) - openMinutesUntil(new Date(from), openings),
    )
  const [start, end] = [from.getTime(), to.getTime()]
  const closed = holidays.map(({ day }) => {
    const [begins, ends] = [startOfDay(day), startOfDay(dayAfter(day))].map(Date.parse)
    return between(Math.max(start, begins ?? start), Math.min(end, ends ?? end))
  })
  return between(start, end) - closed.reduce((sum, minutes) => sum + minutes, 0)
}

type Opening = { opens: number; closes: number }

function openingOn(day: string, hours: Hours): Opening {
  const open = hours.find(({ days }) => daysIn(days).includes(day))
  if (!open) return { opens: 0, closes: 0 }
  const { opens, closes } = hoursIn(open.times)
  return { opens: minutesAt(opens), closes: minutesAt(closes) }
}

function minutesAt(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Since a Monday long ago: the difference of two of them is what counts. */
function openMinutesUntil(moment: Date, openings: Opening[]) {
  // The first of January 1970 was a Thursday.
  const minutes = moment.getTime() / minute + minutesAhead + 3 * minutesOfDay
  const weeks = Math.floor(minutes / (7 * minutesOfDay))
  const within = minutes - weeks * 7 * minutesOfDay
  const perWeek = openings.reduce((sum, { opens, closes }) => sum + closes - opens, 0)
  const thisWeek = openings.reduce((sum, { opens, closes }, day) => {
    const passed = within - day * minutesOfDay
    return sum + Math.min(Math.max(passed, opens), closes) - opens
  }, 0)
  return Math.floor(weeks * perWeek + thisWeek)
}
