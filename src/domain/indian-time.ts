const timeZone = 'Asia/Kolkata'
const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone } as const
const dayFormat = new Intl.DateTimeFormat('en-IN', day)
const time = { hour: 'numeric', minute: '2-digit', timeZone } as const
const timeFormat = new Intl.DateTimeFormat('en-IN', time)
const momentFormat = new Intl.DateTimeFormat('en-IN', { ...day, ...time })

/** 21 November 2026 */
export function indianDay(at: string) {
  return dayFormat.format(new Date(at))
}

/** 21 November 2026 at 4:05 pm */
export function indianMoment(at: string) {
  return momentFormat.format(new Date(at))
}

/** at 4:05 pm, and with the day where that is another than that of `today` */
export function indianTimeSince(at: string, today: string) {
  if (indianDay(at) === indianDay(today)) return `at ${timeFormat.format(new Date(at))}`
  return `on ${indianMoment(at)}`
}
