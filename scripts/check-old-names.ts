import { findOldNames } from './find-old-names.ts'
import { readSourceFiles } from './import-rules/read-source-files.ts'

const files = await readSourceFiles(process.cwd())
const findings = findOldNames(files)

for (const finding of findings) console.log(finding)
console.log(`${findings.length} names that the code has given up`)

if (files.length === 0 || findings.length > 0) process.exitCode = 1
