import type { App } from '#domain/app.ts'
import { giveUpOldEmails } from '#domain/outbox/claim-email.ts'
import { sendEmail } from '#domain/outbox/send-email.ts'
import { minute, second } from '#platform/clock/clock.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { Mail } from '#platform/mail/mail.ts'

type EmailWorkerDeps = { app: App; log: Log; mail: Mail | undefined }

/** For what is due again by now, and for what other processes left. */
const pause = 10 * second
const pauseWithoutMail = 10 * minute

/** An e-mail that is on its way when the server stops has so long to arrive. */
const grace = 5 * second

/** Sends what waits, one e-mail after the other, at the start and whenever there may be more. */
export async function runEmails({ app, log, mail }: EmailWorkerDeps, signal: AbortSignal) {
  const cut = afterGrace(signal)
  do {
    await sendAll({ app, log, mail }, signal, cut).catch((error: Error) => {
      if (!signal.aborted) logFailure(log, error, 'e-mails could not be looked after')
    })
  } while (await app.outbox.waitForNudge(mail ? pause : pauseWithoutMail, signal))
}

async function sendAll({ app, log, mail }: EmailWorkerDeps, signal: AbortSignal, cut: AbortSignal) {
  await giveUpOldEmails(app)
  while (mail && !signal.aborted) {
    const tried = await sendEmail(app, mail, cut)
    if (!tried) return
    logTried(log, tried)
    // Nobody is there to take the next one either.
    if (tried.fault?.fate === 'away') return
  }
}

/** Neither who it goes to nor what the other side says of it: both name people. */
function logTried(log: Log, { email, fault }: NonNullable<Awaited<ReturnType<typeof sendEmail>>>) {
  const { id, kind, attempts } = email
  if (!fault) return log.info({ email: id, kind, attempts }, 'e-mail sent')
  const { fate, code } = fault
  log.warn({ email: id, kind, attempts, fate, code }, 'e-mail not sent')
}

function afterGrace(signal: AbortSignal): AbortSignal {
  const cut = new AbortController()
  signal.addEventListener('abort', () => setTimeout(() => cut.abort(), grace).unref(), {
    once: true,
  })
  return cut.signal
}
