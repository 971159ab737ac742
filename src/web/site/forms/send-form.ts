import { isAnswerOf } from '#contract/call.ts'
import type { AnswerOf, Call } from '#contract/call.ts'
import { generalMessages, isRefusedAnswer } from '#contract/refused-answer.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { Typed } from './typed-text.ts'

/** What is said of a form: that it was taken under a reference, or has faults at its fields, or a text of why not. */
export type Answer = { reference?: string; faults: FieldTexts; text?: string }

export type Sent<Definition> =
  | { taken: AnswerOf<Definition>; refused?: undefined }
  | { taken?: undefined; refused: Answer }

const patience = 30_000

const offline = 'You are offline. Your text stays here: send it once the connection is back.'

/** Sends a form by its call. Every way in which that can fail comes back as a text. */
export async function sendForm<Definition>(
  call: Call<Definition>,
  typed: Typed,
  key?: string,
): Promise<Sent<Definition>> {
  try {
    const reply = await fetch(`/api${call.path}`, {
      method: call.method,
      headers: {
        'Content-Type': 'application/json',
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      body: JSON.stringify(typed),
      signal: AbortSignal.timeout(patience),
    })
    const answer = readJson(await reply.text())
    if (reply.ok && isAnswerOf(call, answer)) return { taken: answer }
    return { refused: refusalIn(reply.status, answer) }
  } catch {
    return { refused: { faults: {}, text: navigator.onLine ? generalMessages.noReply : offline } }
  }
}

function refusalIn(status: number, answer: unknown): Answer {
  const { fields, message } = isRefusedAnswer(answer) ? answer : {}
  // What stands at the fields says it all, and the focus is there.
  if (fields && Object.keys(fields).length > 0) return { faults: fields }
  return { faults: {}, text: message ?? `Server error: ${status}` }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
