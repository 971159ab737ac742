import type { App } from '#domain/app.ts'
import { giveUpOldEmails } from '#domain/outbox/claim-email.ts'
import { sendEmail } from '#domain/outbox/send-email.ts'
import { second } from '#platform/clock/clock.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { Mail } from '#platform/mail/mail.ts'

type EmailWorkerDeps = {
  app: App
  log: Log
  /** As it is set up at the moment. */
  currentMail(): Promise<Mail | undefined>
}

/** How often due e-mails and the mail settings are read, which other processes may have changed. */
const pause = 10 * second

/** How long the sending of an e-mail may take when the server stops. */
const grace = 5 * second

/** Sends due e-mails, one after the other, at the start and after each signal of the outbox. */
export async function runEmails(deps: EmailWorkerDeps, signal: AbortSignal) {
  const cut = afterGrace(signal)
  const { app, log } = deps
  do {
    await sendAll(deps, signal, cut).catch((error: Error) => {
      if (!signal.aborted) logFailure(log, error, 'e-mails could not be processed')
    })
  } while (await app.outbox.waitForNudge(pause, signal))
}

async function sendAll(deps: EmailWorkerDeps, signal: AbortSignal, cut: AbortSignal) {
  const { app, log, currentMail } = deps
  let mail = await currentMail()
  await giveUpOldEmails(app)
  for (; mail && !signal.aborted; mail = await currentMail()) {
    const tried = await sendEmail(app, mail, cut)
    if (!tried) return
    logTried(log, tried)
    // The mail server would not accept the next one either.
    if (tried.fault?.fate === 'away') return
  }
}

/** Logs neither the recipient nor the text of the mail server, since both identify people. */
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
