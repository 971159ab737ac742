import type { Db } from '#domain/app.ts'
import type { Ledger, Submission } from '../traffic/ledger.ts'
import type { Findings } from './findings.ts'

type Stored = { id: string; reference: string; message: string }

/** One to the office and one to the sender. */
const emailsPerSubmission = 2

/** Every acknowledged submission is stored once, with one audit event and its e-mails. */
export async function checkSubmissions(db: Db, { submissions }: Ledger, findings: Findings) {
  const columns = ['id', 'reference', 'message'] as const
  const stored: Stored[] = [
    ...(await db.selectFrom('enquiries').select(columns).execute()),
    ...(await db.selectFrom('contacts').select(columns).execute()),
  ]
  const byMessage = Map.groupBy(stored, ({ message }) => message)
  findings.unacknowledged = 0
  for (const submission of submissions) {
    checkSubmission(submission, byMessage.get(submission.message) ?? [], findings)
  }
  await checkSideEffects(db, stored, findings)
}

function checkSubmission(
  { kind, message, reference }: Submission,
  stored: Stored[],
  findings: Findings,
) {
  if (stored.length > 1) findings.duplicated.add(`${kind} "${message}"`)
  if (reference === undefined) findings.unacknowledged += stored.length
  else if (stored.length === 0) findings.lost.add(`${kind} ${reference}`)
  else if (!stored.some((row) => row.reference === reference)) {
    findings.broken.add(`${kind} ${reference} is stored under another reference`)
  }
}

async function checkSideEffects(db: Db, stored: Stored[], { broken }: Findings) {
  const emails = await countById(db.selectFrom('emails').select('about as id'))
  const received = ['enquiry.received', 'contact.received'] as const
  const events = await countById(
    db.selectFrom('audit').select('subjectId as id').where('action', 'in', received),
  )
  for (const { id, reference } of stored) {
    const found = `${emails.get(id) ?? 0} e-mails and ${events.get(id) ?? 0} audit events`
    const expected = `${emailsPerSubmission} e-mails and 1 audit events`
    if (found !== expected) broken.add(`${reference} has ${found}`)
  }
}

async function countById(rows: { execute(): Promise<{ id: string | null }[]> }) {
  const counts = new Map<string | null, number>()
  for (const { id } of await rows.execute()) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
