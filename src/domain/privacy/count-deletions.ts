import type { CompanyProfile, DueDeletions } from '#contract/company/company.ts'
import { ago, day } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { countNetworksBefore } from '../audit/forget-networks-before.ts'
import { findRetention } from '../find-site-profile.ts'
import { countEmailsBefore } from '../outbox/delete-emails-before.ts'
import { countUsageDaysBefore } from '../usage/forget-old-usage.ts'
import { countOldSubmissions } from './find-old-submissions.ts'
import { monthsAgo } from './months-ago.ts'

type StoragePeriods = Pick<CompanyProfile, 'enquiryMonths' | 'messageMonths' | 'emailDays'> & {
  usageDays?: string | undefined
  networkDays?: string | undefined
}

/** What the next clean-up would delete for ever because these periods are shorter than the present ones. */
export async function countDeletions(app: App, periods: StoragePeriods): Promise<DueDeletions> {
  const present = await findRetention(app)
  const emailDays = Number(periods.emailDays)
  const usageDays = Number(periods.usageDays ?? present.usageDays)
  const networkDays = Number(periods.networkDays ?? present.networkDays)
  const [enquiries, messages, emails, daysOfUsage, networks] = await Promise.all([
    countOld(app, 'enquiries', periods.enquiryMonths, present.enquiryMonths),
    countOld(app, 'contacts', periods.messageMonths, present.messageMonths),
    emailDays < present.emailDays ? countEmailsBefore(app.db, ago(app.clock, emailDays * day)) : 0,
    usageDays < present.usageDays
      ? countUsageDaysBefore(app.db, ago(app.clock, usageDays * day))
      : 0,
    networkDays < present.networkDays
      ? countNetworksBefore(app.db, ago(app.clock, networkDays * day))
      : 0,
  ])
  return { enquiries, messages, emails, usageDays: daysOfUsage, networks }
}

/** Without months nothing is deleted. */
async function countOld(
  app: App,
  table: 'enquiries' | 'contacts',
  months: string,
  present: number | null,
) {
  if (months === '' || Number(months) >= (present ?? Infinity)) return 0
  return countOldSubmissions(app.db, table, monthsAgo(app, Number(months)))
}
