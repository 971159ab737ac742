/** Of minutes in which the office is open. */
export function hoursText(minutes: number) {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60).toLocaleString('en-IN')} h`
}
