import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts, RefusedAnswer } from '#contract/refused-answer.ts'
import type { Typed } from './typed-text.ts'

/** What became of a form: it has a reference, or faults at its fields, or a text of why not. */
export type Answer = { reference?: string; faults: FieldTexts; text?: string }

const patience = 30_000

const offline = 'You are offline. Your text stays here: send it once the connection is back.'

/** Sends a form by its call. Every way in which that can fail comes back as a text. */
export async function sendForm(path: string, typed: Typed, sendingKey: string): Promise<Answer> {
  try {
    const reply = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': sendingKey },
      body: JSON.stringify(typed),
      signal: AbortSignal.timeout(patience),
    })
    return answerOf(reply.status, await reply.text())
  } catch {
    return { faults: {}, text: navigator.onLine ? generalMessages.noReply : offline }
  }
}

function answerOf(status: number, body: string): Answer {
  const { reference, fields, message } = readIn(body)
  if (status < 400 && reference) return { reference, faults: {} }
  // What stands at the fields says it all, and the focus is there.
  if (fields && Object.keys(fields).length > 0) return { faults: fields }
  return { faults: {}, text: message ?? `Server error: ${status}` }
}

function readIn(body: string): Partial<RefusedAnswer & { reference: string }> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<RefusedAnswer>
  } catch {
    return {}
  }
}
