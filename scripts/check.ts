import { runChecks } from './check-steps.ts'
import { findTestFiles } from './find-test-files.ts'
import { runNodeTests } from './run-node-tests.ts'

const files = await findTestFiles('{src,demo,tests/house}/**/*.test.ts')
const { failed } = await runChecks([
  { name: 'tests', run: () => runNodeTests(files, { env: { TEST_QUICKLY: 'yes' } }) },
])

process.exitCode = failed > 0 ? 1 : 0
