import { findForbiddenArrows } from './arrows/find-forbidden-arrows.ts'
import { readSourceFiles } from './arrows/read-source-files.ts'

const files = await readSourceFiles(process.cwd())
const findings = findForbiddenArrows(files)

for (const { path, line, rule, advice } of findings)
  console.log(`${path}:${line} ${rule}: ${advice}`)
console.log(`${files.length} files, ${findings.length} forbidden arrows`)

if (files.length === 0 || findings.length > 0) process.exitCode = 1
