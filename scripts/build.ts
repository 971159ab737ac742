import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfInputs, isFresh, markBuilt, removeBuild } from './build-stamp.mjs'
import { bundleServer } from './bundle-server.ts'
import { compressAssets } from './compress-assets.ts'
import { root } from './repository-root.mjs'
import { runTool } from './run-tool.ts'
import { startArguments } from './start-arguments.ts'

const hash = hashOfInputs('server')
if (isFresh('pages') || (await buildPages())) {
  await rm(join(root, 'build', 'compiled'), { recursive: true, force: true })
  await bundleServer()
  await runTool('node', [...startArguments, '--compile'])
  markBuilt('server', hash)
}

async function buildPages() {
  const hash = hashOfInputs('pages')
  removeBuild()
  const built = await runTool('react-router', ['build'], { env: { NODE_ENV: 'production' } })
  if (built.ok) {
    await compressAssets(join(root, 'build', 'client'))
    markBuilt('pages', hash)
  } else {
    console.error(built.output)
    process.exitCode = 1
  }
  return built.ok
}
