import type { Finding } from './finding.ts'
import { domainLevels, sourceFileOf, type SourceFile } from './layers.ts'
import type { Source } from './read-source.ts'

/** What a file may not be, whatever it imports. */
export function judgeFile(source: Source): Finding[] {
  const file = sourceFileOf(source.path)
  const finding = (rule: string, advice: string, line = 1) => ({
    path: source.path,
    line,
    rule,
    advice,
  })
  const findings: Finding[] = []
  if (source.syntaxError !== undefined) findings.push(finding('unreadable', source.syntaxError))
  if (file.top === 'src' && !file.layer)
    findings.push(finding('no-layer', 'move it into one of the layers'))
  if (file.layer === 'domain' && file.feature && domainLevels[file.feature] === undefined)
    findings.push(
      finding('no-level', `give ${file.feature} a level in scripts/import-rules/layers.ts`),
    )
  if (source.isBarrel || file.name.startsWith('index.'))
    findings.push(finding('barrel', 'let importers name the file that makes the thing'))
  if (!/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(file.name))
    findings.push(finding('file-name', 'write it in kebab-case'))
  if (!mayReadEnvironment(file))
    for (const line of source.environmentReads)
      findings.push(finding('environment', 'take it from the config that main.ts reads', line))
  if (file.layer === 'web')
    for (const line of source.rawHtml)
      findings.push(finding('raw-html', 'let React write the markup', line))
  return findings
}

/** launch.mjs runs before main.ts and starts the process again with more variables. */
const environmentReaders = new Set(['src/server/main.ts', 'src/server/launch.mjs'])

function mayReadEnvironment({ path, top, isTest }: SourceFile) {
  return top !== 'src' || isTest || environmentReaders.has(path)
}
