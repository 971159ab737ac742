import type { App } from '#domain/app.ts'
import { giveUpOldEmails } from '#domain/outbox/claim-email.ts'
import { pauseAfterFault } from '#domain/outbox/email-rules.ts'
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
  for (const { id, kind, attempts } of await giveUpOldEmails(app)) {
    log.warn({ email: id, kind, attempts }, 'e-mail given up')
  }
  for (; mail && !signal.aborted; mail = await currentMail()) {
    const tried = await sendEmail(app, mail, cut)
    if (!tried) return
    logTried(log, tried)
    // The mail server would not accept the next one either.
    if (tried.fault?.fate === 'away') return
  }
}

/**
 * The first failure of an e-mail, and how it ended: while a mail server is away for a day, its 15 tries
 * of every e-mail would hide everything else. Neither the recipient nor the text of the mail server is
 * logged, since both identify people.
 */
function logTried(
  log: Log,
  { email, fault, isCut }: NonNullable<Awaited<ReturnType<typeof sendEmail>>>,
) {
  const { id, kind, attempts } = email
  if (!fault) return log.info({ email: id, kind, attempts }, 'e-mail sent')
  if (isCut) return
  const { fate, code } = fault
  const facts = { email: id, kind, attempts, fate, code }
  if (pauseAfterFault(fault, attempts) === undefined) log.warn(facts, 'e-mail given up')
  else if (attempts === 1) log.warn(facts, 'e-mail not sent, will be tried again')
}

function afterGrace(signal: AbortSignal): AbortSignal {
  const cut = new AbortController()
  signal.addEventListener('abort', () => setTimeout(() => cut.abort(), grace).unref(), {
    once: true,
  })
  return cut.signal
}
