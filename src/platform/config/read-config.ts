import { StartError } from '../start-error.ts'
import { Config } from './config.ts'

type Environment = Record<string, string | undefined>

/** Reads every setting and throws all faults at once, a line each. */
export function readConfig(environment: Environment): Config {
  const { data, error } = Config.safeParse(withoutEmpty(environment))
  if (data) return data
  const faults = error.issues.map(({ path, message }) => `${path.join()}: ${message}`)
  throw new StartError(['These settings are wrong:', ...faults].join('\n  '))
}

/** An empty setting counts as not set. */
function withoutEmpty(environment: Environment) {
  const trimmed = Object.entries(environment).map(([name, text]) => [name, text?.trim()] as const)
  return Object.fromEntries(trimmed.filter(([, text]) => text))
}
