import { findForbiddenImports } from './import-rules/find-forbidden-imports.ts'
import { readSourceFiles } from './import-rules/read-source-files.ts'

const files = await readSourceFiles(process.cwd())
const findings = findForbiddenImports(files)

for (const { path, line, rule, advice } of findings)
  console.log(`${path}:${line} ${rule}: ${advice}`)
console.log(`${files.length} files, ${findings.length} forbidden imports`)

if (files.length === 0 || findings.length > 0) process.exitCode = 1
