const format = new Intl.DateTimeFormat('en-IN', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** 21 November 2026 */
export function indianDay(at: string) {
  return format.format(new Date(at))
}
