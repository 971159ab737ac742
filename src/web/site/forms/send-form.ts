import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts, RefusedAnswer } from '#contract/refused-answer.ts'
import type { Typed } from './typed-text.ts'

export type Refused = { faults: FieldTexts; text: string }
export type Sent = { reference: string } | Refused

const patience = 30_000

const offline = 'You are offline. Your text stays here: send it once the connection is back.'

/** Sends a form by its call. Every way in which that can fail comes back as a text. */
export async function sendForm(path: string, typed: Typed, sendingKey: string): Promise<Sent> {
  try {
    const reply = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': sendingKey },
      body: JSON.stringify(typed),
      signal: AbortSignal.timeout(patience),
    })
    return sentOf(reply.status, await reply.text())
  } catch {
    return { faults: {}, text: navigator.onLine ? generalMessages.noReply : offline }
  }
}

function sentOf(status: number, body: string): Sent {
  const answer = answerIn(body)
  if (status < 400 && answer.reference) return { reference: answer.reference }
  return { faults: answer.fields ?? {}, text: answer.message ?? `Server error: ${status}` }
}

function answerIn(body: string): Partial<RefusedAnswer & { reference: string }> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<RefusedAnswer>
  } catch {
    return {}
  }
}
