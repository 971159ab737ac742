/** Opening and closing in minutes of the day in India, from Monday. Null on a day without hours. */
export type OpenWeek = ([opens: number, closes: number] | null)[]

type OpeningDays = { week: OpenWeek; holidays: readonly { day: string }[] }

const minute = 60_000
/** India has one time zone, and no summer time. */
const minutesAhead = 330
const minutesOfDay = 24 * 60
/** Longer than any row of holidays. */
const mostDays = 60

/** Whether the office is open, and until or from when. Undefined where it never opens again. */
export function openingText({ week, holidays }: OpeningDays, now: Date): string | undefined {
  const minutes = Math.floor(now.getTime() / minute) + minutesAhead
  const today = Math.floor(minutes / minutesOfDay)
  for (let ahead = 0; ahead < mostDays; ahead++) {
    // The first of January 1970 was a Thursday.
    const hours = week[(today + ahead + 3) % 7]
    const day = new Date((today + ahead) * minutesOfDay * minute)
    if (!hours || holidays.some((holiday) => day.toISOString().startsWith(holiday.day))) continue
    const [opens, closes] = hours
    const passed = ahead === 0 ? minutes % minutesOfDay : -1
    if (passed >= opens && passed < closes) return `Open now, until ${clock(closes)}`
    if (passed < opens) return `Closed now, opens ${dayName(day, ahead)} at ${clock(opens)}`
  }
  return undefined
}

function dayName(day: Date, ahead: number) {
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow'
  const parts = ahead < 7 ? ({ weekday: 'long' } as const) : longDate
  return `on ${day.toLocaleDateString('en-IN', { ...parts, timeZone: 'UTC' })}`
}

const longDate = { day: 'numeric', month: 'long' } as const

function clock(minutes: number) {
  const hour = Math.floor(minutes / 60)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${half}`
}
