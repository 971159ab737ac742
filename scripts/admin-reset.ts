import { resetAdministrator } from '#domain/accounts/reset-administrator.ts'
import { MailableEmail } from '#contract/email-form.ts'
import { newPassword } from '#platform/tokens/token.ts'
import { StartError } from '#platform/start-error.ts'
import { runCommand } from './run-command.ts'

/** `npm run admin:reset -- EMAIL`: a new password for an administrator, made where there is none. */
await runCommand(async (app) => {
  const email = MailableEmail.safeParse(process.argv[2])
  if (!email.success) throw new StartError('Say whose: npm run admin:reset -- name@example.com')
  const password = newPassword()
  await resetAdministrator(app, email.data, password)
  return `${email.data} signs in with this password (shown this once): ${password}`
})
