import type { CompanyProfile, DueDeletions } from '#contract/company/company.ts'
import { ago, day } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { countEmailsBefore } from '../outbox/delete-emails-before.ts'
import { countOldSubmissions } from './find-old-submissions.ts'
import { monthsAgo } from './months-ago.ts'

type StoragePeriods = Pick<CompanyProfile, 'enquiryMonths' | 'messageMonths' | 'emailDays'>

/** What the next clean-up would delete for ever with these periods. Without months, nothing of that kind is deleted. */
export async function countDeletions(app: App, periods: StoragePeriods): Promise<DueDeletions> {
  const { enquiryMonths, messageMonths, emailDays } = periods
  const [enquiries, messages, emails] = await Promise.all([
    countOld(app, 'enquiries', enquiryMonths),
    countOld(app, 'contacts', messageMonths),
    countEmailsBefore(app.db, ago(app.clock, Number(emailDays) * day)),
  ])
  return { enquiries, messages, emails }
}

async function countOld(app: App, table: 'enquiries' | 'contacts', months: string) {
  if (months === '') return 0
  return countOldSubmissions(app.db, table, monthsAgo(app, Number(months)))
}
