/** What another program needs to run: where programs are, and nothing of our settings and secrets. */
export function childEnvironment(values: Record<string, string> = {}): NodeJS.ProcessEnv {
  const passedOn = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMPDIR']
  const known = passedOn.map((name) => [name, process.env[name]] as const)
  return { ...Object.fromEntries(known), LC_ALL: 'C', ...values }
}
