const day = new Intl.DateTimeFormat('en-IN', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** 21 November 2026 */
export function dayText(iso: string) {
  return day.format(new Date(iso))
}
