import { SignInEmail } from '#contract/email-form.ts'
import { gstNumber } from '#contract/customers/customer-form.ts'
import { erasePerson } from '#domain/privacy/erase-person.ts'
import { findPerson } from '#domain/privacy/find-persons.ts'
import { StartError } from '#platform/start-error.ts'
import type { App } from '#domain/app.ts'
import { rewriteIfDue } from '#domain/erasures/rewrite-if-due.ts'
import { counted } from './counted.ts'
import type { Noun } from './counted.ts'
import { runCommand } from './run-command.ts'

type Kind = keyof Awaited<ReturnType<typeof erasePerson>>

const nouns: Record<Kind, Noun> = {
  enquiries: ['enquiry', 'enquiries'],
  contacts: ['contact message', 'contact messages'],
  customers: ['customer account', 'customer accounts'],
  emails: ['e-mail', 'e-mails'],
  consents: ['consent', 'consents'],
}

const usage = 'Say what to do and for whom: npm run privacy -- export|erase EMAIL|GSTNUMBER'

/** `npm run privacy -- export|erase EMAIL|GSTNUMBER`: what a person may ask of us, also while the server runs. */
await runCommand(async (app) => {
  const [work, name] = process.argv.slice(2)
  const who = SignInEmail.or(gstNumber).safeParse(name).data
  if (!who || (work !== 'export' && work !== 'erase')) throw new StartError(usage)
  if (work === 'export') return JSON.stringify(await findPerson(app.db, who), undefined, 2)
  const erased = await erasePerson(app, who)
  const counts = Object.entries(nouns).map(([kind, noun]) => counted(erased[kind as Kind], noun))
  return `Erased: ${counts.join(', ')}.${await purge(app)}`
})

/** The rows are gone in any case: what may be left are copies of them in the files. */
async function purge(app: App) {
  const fault = await rewriteIfDue(app).then(
    () => undefined,
    ({ message }: Error) => message,
  )
  if (!fault && (await app.storage.purgeDeleted())) return ''
  const reason = fault ?? 'another program is reading the database'
  return `\nCopies may be left in the database files (${reason}). A running server removes them within an hour; without one, start it or repeat this command.`
}
