import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './repository-root.mjs'

type Advisories = {
  vulnerabilities: Record<string, { severity: string; range: string }>
}

const serious = ['high', 'critical']

/** `npm run audit`: known vulnerabilities of production packages; 1 where one is high or critical. */
const found = readAdvisories(await runNpmAudit())
if (found) report(found)
else
  console.log(
    'Not checked: the registry gave no list of vulnerabilities. Run this where it does, before a release.',
  )

function report({ vulnerabilities }: Advisories) {
  const all = Object.entries(vulnerabilities)
  for (const [name, { severity, range }] of all) console.log(`${severity}: ${name} ${range}`)
  const isSerious = all.some(([, { severity }]) => serious.includes(severity))
  console.log(`${all.length} production packages with known vulnerabilities`)
  process.exitCode = isSerious ? 1 : 0
}

/** Its exit code says the same for a vulnerability and for a registry that does not respond. */
function runNpmAudit() {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, npm_config_fetch_retries: '0' }
  // Windows starts npm.cmd only through its shell.
  const options = { cwd: root, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
  return new Promise<string>((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => resolve(stdout))
  })
}

function readAdvisories(text: string): Advisories | undefined {
  try {
    const report = JSON.parse(text) as Partial<Advisories>
    return report.vulnerabilities ? { vulnerabilities: report.vulnerabilities } : undefined
  } catch {
    return undefined
  }
}
