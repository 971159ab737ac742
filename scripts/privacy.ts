import { Email } from '#contract/accounts/sign-in-form.ts'
import { erasePerson, findPerson } from '#domain/privacy/change-persons.ts'
import { StartFault } from '#platform/start-fault.ts'
import { runCommand } from './run-command.ts'

const usage = 'Say what to do and for whom: npm run privacy -- export|erase EMAIL'

/** `npm run privacy -- export|erase EMAIL`: what a person may ask of us, also while the server runs. */
await runCommand(async (app) => {
  const [work, address] = process.argv.slice(2)
  const email = Email.safeParse(address).data
  if (!email || (work !== 'export' && work !== 'erase')) throw new StartFault(usage)
  if (work === 'export') return JSON.stringify(await findPerson(app.db, email), undefined, 2)
  const erased = await erasePerson(app, email)
  const counts = Object.entries(erased).map(([what, count]) => `${count} ${what}`)
  return `Erased: ${counts.join(', ')}.`
})
