const minute = 60_000

const hour = 60 * minute
const day = 24 * hour
const month = 30.44 * day
const year = 365.25 * day

/** `2 h`: as short as it is still useful. */
export function ageText(at: string, now: number) {
  const age = Math.max(0, now - Date.parse(at))
  if (age < minute) return 'now'
  if (age < hour) return `${Math.floor(age / minute)} min`
  if (age < day) return `${Math.floor(age / hour)} h`
  if (age < 60 * day) return `${Math.floor(age / day)} d`
  if (age < 2 * year) return `${Math.floor(age / month)} mo`
  return `${Math.floor(age / year)} y`
}
