import { readSourceFiles } from './import-rules/read-source-files.ts'
import { runChecks } from './check-steps.ts'
import { codeFigures, figuresText } from './figures/code-figures.ts'
import { findUnitTests } from './find-unit-tests.ts'
import { findTestFiles } from './find-test-files.ts'
import { runNodeTests } from './run-node-tests.ts'

if (process.argv.includes('--figures')) await printFigures()
else await check()

/** Only a look at how the code grows: no figure fails the check. */
async function printFigures() {
  console.log(figuresText(codeFigures(await readSourceFiles(process.cwd()))))
}

/** Tests with databases, servers and files take minutes: `npm test` runs them. */
async function check() {
  const files = await findTestFiles('{src,demo,tests/repository}/**/*.test.ts')
  const units = await findUnitTests(files)
  const { failed } = await runChecks([{ name: 'unit tests', run: () => runNodeTests(units) }])
  process.exitCode = failed > 0 ? 1 : 0
}
