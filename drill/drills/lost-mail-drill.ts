import { setTimeout as wait } from 'node:timers/promises'
import { openTestSmtp } from '#tests/test-smtp.ts'
import type { TestSmtp } from '#tests/test-smtp.ts'
import { mailSettingsFor } from '#tests/start/mail-settings-for.ts'
import { checkStored } from '../checks/check-stored.ts'
import { findBrokenResponses } from '../checks/find-broken-responses.ts'
import { noFindings } from '../checks/findings.ts'
import type { Findings } from '../checks/findings.ts'
import { figuresOf } from '../drill-report.ts'
import type { Drill } from '../run-drill.ts'
import { secondsText } from '../report/number-texts.ts'
import { drillSettings } from '../sites/open-site.ts'
import { startTarget, stopInOrder } from '../sites/start-target.ts'
import { newSubmission, submit } from '../traffic/submit-forms.ts'

const emailsPerEnquiry = 2

/** An e-mail is tried again after 30 s and then after a minute. */
const longestDelivery = 180_000

/** What a visitor would notice. */
const longestResponse = 2000

export const lostMailDrill: Drill = {
  name: 'mail',
  databases: ['sqlite', 'postgres'],
  titleOf: ({ mailOutage }) => `SMTP gone for ${mailOutage / 1000} s`,
  async run(site, { mailOutage, enquiriesWithoutMail }, signal) {
    await using mail = await openTestSmtp()
    const settings = { ...(await mailSettingsFor(site.settings, mail)), ...drillSettings }
    await using target = await startTarget(settings)
    const { ledger, log, server } = target
    await mail.leave()
    const gone = performance.now()
    for (let sent = 0; sent < enquiriesWithoutMail; sent++) {
      await submit(target, newSubmission(ledger, 'enquiry', sent % 2 === 0))
    }
    await wait(Math.max(0, gone + mailOutage - performance.now()), undefined, { signal })
    await mail.comeBack()
    const recovery = await deliveryOf(mail, enquiriesWithoutMail * emailsPerEnquiry, signal)
    const findings = noFindings()
    checkDelivered(mail, ledger.submissions.length, findings)
    await checkStored({ settings, ledger, findings })
    const slowest = Math.max(...log.map(({ milliseconds }) => milliseconds))
    const broken = [
      ...findBrokenResponses(log, {}),
      ...(slowest > longestResponse ? [`an enquiry took ${secondsText(slowest)}`] : []),
      ...(await stopInOrder(server)),
    ]
    const remarks = [`${mail.received.length} e-mails arrived`, `201 after ${secondsText(slowest)}`]
    return figuresOf({ ledger, log, findings, recovery, remarks, broken })
  },
}

/** Waits for so many e-mails, and then for one too many. */
async function deliveryOf({ received }: TestSmtp, expected: number, signal: AbortSignal) {
  const began = performance.now()
  while (received.length < expected && performance.now() - began < longestDelivery) {
    await wait(20, undefined, { signal })
  }
  const milliseconds = performance.now() - began
  await wait(1000, undefined, { signal })
  return milliseconds
}

/** Mail programs show e-mails of one Message-ID once. */
function checkDelivered({ received }: TestSmtp, enquiries: number, findings: Findings) {
  const ids = Map.groupBy(received, ({ mail }) => mail.messageId)
  for (const [id, all] of ids) {
    if (all.length > 1) findings.duplicated.add(`e-mail ${id}`)
  }
  const missing = enquiries * emailsPerEnquiry - ids.size
  if (missing > 0) findings.lost.add(`${missing} e-mails`)
}
