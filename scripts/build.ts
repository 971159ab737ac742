import { join } from 'node:path'
import { hashOfInputs, isFresh, markBuilt, removeBuild, removeServer } from './build-stamp.mjs'
import { bundleServer } from './bundle-server.ts'
import { compressAssets } from './compress-assets.ts'
import { root } from './repository-root.mjs'
import { runTool } from './run-tool.ts'
import { startArguments } from './start-arguments.ts'

if (isFresh('pages') || (await buildPages())) await buildServer()

async function buildServer() {
  const hash = hashOfInputs('server')
  removeServer()
  await bundleServer()
  const loaded = await runTool('node', [...startArguments, '--compile'])
  if (loaded.ok) markBuilt('server', hash)
  else fail(loaded.output)
}

async function buildPages() {
  const hash = hashOfInputs('pages')
  removeBuild()
  const built = await runTool('react-router', ['build'], { env: { NODE_ENV: 'production' } })
  if (built.ok) {
    await compressAssets(join(root, 'build', 'client'))
    markBuilt('pages', hash)
  } else {
    fail(built.output)
  }
  return built.ok
}

function fail(output: string) {
  console.error(output)
  process.exitCode = 1
}
