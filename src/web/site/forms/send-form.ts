import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts, RefusedAnswer } from '#contract/refused-answer.ts'
import type { Typed } from './typed-text.ts'

/** What became of a form: it was taken, perhaps under a reference, or has faults at its fields, or a text of why not. */
export type Answer = { isTaken?: boolean; reference?: string; faults: FieldTexts; text?: string }

type Options = { method?: 'POST' | 'PUT'; key?: string }

const patience = 30_000

const offline = 'You are offline. Your text stays here: send it once the connection is back.'

/** Sends a form by its call. Every way in which that can fail comes back as a text. */
export async function sendForm(
  path: string,
  typed: Typed,
  { method = 'POST', key }: Options,
): Promise<Answer> {
  try {
    const reply = await fetch(`/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      body: JSON.stringify(typed),
      signal: AbortSignal.timeout(patience),
    })
    return answerOf(reply.status, await reply.text())
  } catch {
    return { faults: {}, text: navigator.onLine ? generalMessages.noReply : offline }
  }
}

function answerOf(status: number, body: string): Answer {
  const { success, reference, fields, message } = readIn(body)
  // A network's own sign-in page answers 200 too.
  if (status < 400 && success)
    return { isTaken: true, ...(reference ? { reference } : {}), faults: {} }
  // What stands at the fields says it all, and the focus is there.
  if (fields && Object.keys(fields).length > 0) return { faults: fields }
  return { faults: {}, text: message ?? `Server error: ${status}` }
}

type Read = Partial<Omit<RefusedAnswer, 'success'> & { success: boolean; reference: string }>

function readIn(body: string): Read {
  try {
    return (JSON.parse(body) ?? {}) as Read
  } catch {
    return {}
  }
}
