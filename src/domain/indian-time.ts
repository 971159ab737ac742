const timeZone = 'Asia/Kolkata'
const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone } as const
const dayFormat = new Intl.DateTimeFormat('en-IN', day)
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  ...day,
  hour: 'numeric',
  minute: '2-digit',
})

/** 21 November 2026 */
export function indianDay(at: string) {
  return dayFormat.format(new Date(at))
}

/** 21 November 2026 at 4:05 pm */
export function indianMoment(at: string) {
  return momentFormat.format(new Date(at))
}
