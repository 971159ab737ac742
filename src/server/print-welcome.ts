import type { Config } from '#platform/config/config.ts'
import type { FirstSignIn } from './create-first-administrator.ts'

/** Printed at the start. A generated password is printed only here. */
export function printWelcome(config: Config, firstSignIn: FirstSignIn | undefined) {
  const lines = [`The site:    ${config.publicUrl}`, `Back office: ${config.publicUrl}/login`]
  if (firstSignIn) lines.push(`Sign in as   ${firstSignIn.email}`)
  if (firstSignIn?.password) {
    lines.push(
      `Password     ${firstSignIn.password}`,
      '             (shown this once; change it under Account)',
    )
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}
