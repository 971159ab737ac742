import { readSourceFiles } from './import-rules/read-source-files.ts'
import { findDanglingNames } from './test-names/find-dangling-names.ts'

const files = await readSourceFiles(process.cwd())
const findings = findDanglingNames(files)

for (const finding of findings) console.log(finding)
console.log(`${findings.length} names of tests that mean nothing alone: name what they are about`)

if (files.length === 0 || findings.length > 0) process.exitCode = 1
