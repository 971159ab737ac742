import { sql } from 'kysely'
import { dayOf } from '#contract/site/office-time.ts'
import { otherCategory } from '#contract/enquiries/enquiry-categories.ts'
import { todayLimits } from '#contract/today/today.ts'
import type { EnquiriesToday, Figure } from '#contract/today/today.ts'
import type { App, Db } from '../app.ts'
import { mostAsked, namedFigures } from './asked-products.ts'
import type { Asked } from './asked-products.ts'
import { countEnquiries, countUnread } from '../enquiries/find-enquiries.ts'
import type { Period } from './period.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'

export async function findEnquiriesToday(
  app: App,
  period: Period,
  asked: Asked,
): Promise<EnquiriesToday> {
  const { db } = app
  const [unanswered, unread, byDay, answerMinutes] = await Promise.all([
    countEnquiries(db, { status: 'pending' }),
    countUnread(db),
    countByDay(db, period),
    findAnswerMinutes(db, period),
  ])
  const byCategory = byCategoryOf(asked)
  const byProduct = await namedFigures(app, mostAsked(asked), todayLimits.bars)
  return { unanswered, unread, byDay, byCategory, byProduct, answerMinutes }
}

/**
 * A day in India begins at 18:30 of the day before in UTC: the rows of each day in UTC are counted in
 * two parts, which both databases can do.
 */
const partOfDay = (column: 'created_at' | 'answered_at') => sql<string>`
  substr(${sql.raw(column)}, 1, 10) ||
  case when substr(${sql.raw(column)}, 12, 5) >= '18:30' then 'T23:00' else 'T12:00' end`

async function countByDay(db: Db, { days, since }: Period): Promise<Figure[]> {
  const rows = await enquiriesInUse(db)
    .select([partOfDay('created_at').as('part'), (row) => row.fn.countAll<number>().as('count')])
    .where('createdAt', '>=', since)
    .groupBy(partOfDay('created_at'))
    .execute()
  const counts = sumsByDay(rows.map(({ part, count }) => ({ part, value: count })))
  return days.map((name) => ({ name, value: counts.get(name) ?? 0, id: null }))
}

async function findAnswerMinutes(db: Db, { days, since }: Period): Promise<Figure[]> {
  const rows = await enquiriesInUse(db)
    .select([
      partOfDay('answered_at').as('part'),
      (row) => row.fn.countAll<number>().as('count'),
      sql<number>`sum(answer_minutes)`.as('minutes'),
    ])
    .where('answeredAt', 'is not', null)
    .where('answeredAt', '>=', since)
    .groupBy(partOfDay('answered_at'))
    .execute()
  const counts = sumsByDay(rows.map(({ part, count }) => ({ part, value: count })))
  const minutes = sumsByDay(rows.map(({ part, minutes }) => ({ part, value: minutes })))
  return days.map((name) => {
    const value = Math.round((minutes.get(name) ?? 0) / (counts.get(name) ?? 1))
    return { name, value, id: null }
  })
}

function sumsByDay(parts: { part: string; value: number }[]) {
  const sums = new Map<string, number>()
  for (const { part, value } of parts) {
    const day = dayOf(new Date(`${part}Z`))
    sums.set(day, (sums.get(day) ?? 0) + value)
  }
  return sums
}

function byCategoryOf(asked: Asked): Figure[] {
  const counts = new Map<string, number>()
  for (const { category = otherCategory, count } of asked) {
    counts.set(category, (counts.get(category) ?? 0) + count)
  }
  return [...counts]
    .map(([name, value]) => ({ name, value, id: null }))
    .toSorted((one, other) => other.value - one.value)
}
