import { join } from 'node:path'
import { hashOfInputs, markBuilt, removeBuild } from './build-stamp.mjs'
import { compressAssets } from './compress-assets.ts'
import { root } from './repository-root.mjs'
import { runTool } from './run-tool.ts'
import { startArguments } from './start-arguments.ts'

const hash = hashOfInputs()
removeBuild()

const built = await runTool('react-router', ['build'], { env: { NODE_ENV: 'production' } })
if (built.ok) {
  await compressAssets(join(root, 'build', 'client'))
  await runTool('node', [...startArguments, '--compile'])
  markBuilt(hash)
} else {
  console.error(built.output)
  process.exitCode = 1
}
