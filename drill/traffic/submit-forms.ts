import { randomUUID } from 'node:crypto'
import { callsTo } from '#tests/calls-to.ts'
import { laptopsForTheOffice, writesFromHosur } from '#tests/fixtures/questions.ts'
import type { Ledger, Submission, SubmissionKind } from './ledger.ts'
import { logResponse } from './response-log.ts'
import type { Client, Target } from './target.ts'

const forms = {
  enquiry: { path: '/enquiry', values: laptopsForTheOffice },
  'contact message': { path: '/contact', values: writesFromHosur },
} as const

/** One of so many requests with an idempotency key repeats an acknowledged submission. */
const requestsPerRepeat = 10

let messages = 0

/** Sends forms one after the other, those first that were not acknowledged. */
export function submitterOf(target: Target, kind: SubmissionKind, hasKey = false): Client {
  const { ledger } = target
  let requests = 0
  return async function submitNext() {
    const isRepeat = hasKey && ++requests % requestsPerRepeat === 0
    const repeated = isRepeat ? anyAcknowledged(ledger) : undefined
    await submit(
      target,
      repeated ?? ledger.unconfirmed.pop() ?? newSubmission(ledger, kind, hasKey),
    )
  }
}

function anyAcknowledged({ submissions }: Ledger) {
  const candidates = submissions.filter((sent) => sent.idempotencyKey && sent.reference)
  return candidates[Math.floor(Math.random() * candidates.length)]
}

export function newSubmission(ledger: Ledger, kind: SubmissionKind, hasKey = false) {
  const number = `${process.pid}-${++messages}`
  const submission: Submission = {
    kind,
    // Nobody gets more than a few acknowledgements a day.
    email: `visitor-${number}@lakeview.example`,
    message: `Message ${number}: what does it cost?`,
    idempotencyKey: hasKey ? randomUUID() : undefined,
    reference: undefined,
  }
  ledger.submissions.push(submission)
  return submission
}

export async function submit({ address, log, ledger }: Target, submission: Submission) {
  const { kind, email, message, idempotencyKey, reference } = submission
  const { path, values } = forms[kind]
  const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined
  const { call } = callsTo(address, '')
  const response = await logResponse(log, kind, () =>
    call('POST', path, { body: { ...values, email, message }, headers }),
  )
  if (response?.status !== 201) {
    if (!reference) ledger.unconfirmed.push(submission)
    return response
  }
  submission.reference = String(response.json['reference'])
  if (reference && reference !== submission.reference) {
    ledger.contradictions.add(`${reference} became ${submission.reference} when it was repeated`)
  }
  return response
}
