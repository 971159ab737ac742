import { dayAfter } from '#contract/site/office-time.ts'

const dayForm = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day as `2026-11-27`, for people: `Fri, 27 Nov, 2026`. */
export function dayText(day: string) {
  return dayForm.format(new Date(day))
}

const shortDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

const shortForm = new Intl.DateTimeFormat('en-IN', shortDay)
const shortFormWithYear = new Intl.DateTimeFormat('en-IN', { ...shortDay, year: 'numeric' })

const friday = 5
const monday = 1

/** For a row: `27 Nov`, with the year where it is another one than that of today. */
export function shortDayText(day: string, today: string) {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return (isThisYear ? shortForm : shortFormWithYear).format(new Date(day))
}

/** `27 Nov`, where the year is known. */
export function monthDayText(day: string) {
  return shortForm.format(new Date(day))
}

/** The usual choices, with the days they stand for, the nearest first: Monday stands for next week. */
export function quickDays(today: string): [text: string, day: string][] {
  const tomorrow = dayAfter(today)
  const choices: [string, string][] = [
    ['Tomorrow', tomorrow],
    ['Friday', nextDay(today, friday)],
    ['Next week', nextDay(today, monday)],
  ]
  // On a Thursday, tomorrow is Friday.
  return choices
    .filter(([, day], at) => at === 0 || day !== tomorrow)
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
}

function nextDay(today: string, wanted: number) {
  const ahead = (wanted - new Date(today).getUTCDay() + 7) % 7
  return dayAfter(today, ahead === 0 ? 7 : ahead)
}
