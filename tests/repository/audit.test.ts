import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../scripts/audit.ts', import.meta.url))

test('an audit fails over a high vulnerability, and names it', async () => {
  const { code, output } = await auditWith(registryThatKnows('high'))
  assert.match(output, /^high: aws4fetch/m)
  assert.equal(code, 1)
})

test('an audit names a low vulnerability and does not fail', async () => {
  const { code, output } = await auditWith(registryThatKnows('low'))
  assert.match(output, /^low: aws4fetch/m)
  assert.equal(code, 0)
})

test('an audit without any vulnerability says so', async () => {
  const { code, output } = await auditWith((_request, response) => response.end('{}'))
  assert.match(output, /^0 production packages with known vulnerabilities$/m)
  assert.equal(code, 0)
})

test('an audit to which the registry does not respond says that nothing was checked', async () => {
  const { code, output } = await auditWith((_request, response) => {
    response.writeHead(405).end()
  })
  assert.match(output, /^Not checked: /)
  assert.equal(code, 0)
})

/** A registry with one advisory about a package of ours. */
function registryThatKnows(severity: string): RequestListener {
  const advisory = { id: 1, url: 'x', title: 'x', severity, vulnerable_versions: '*' }
  const versions = { '1.0.20': { name: 'aws4fetch', version: '1.0.20', dist: {} } }
  const packument = { name: 'aws4fetch', versions, 'dist-tags': { latest: '1.0.20' } }
  return ({ method }, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(method === 'POST' ? { aws4fetch: [advisory] } : packument))
  }
}

async function auditWith(respond: RequestListener) {
  const registry = createServer(respond)
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  // npm stores advisories that it has read: those of a test must not be found by a real audit.
  const cache = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const settings = { npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache }
  const env = { ...process.env, ...settings }
  try {
    return await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, [script], { env }, (error, output) =>
        resolve({ code: error?.code ?? 0, output }),
      )
    })
  } finally {
    registry.closeAllConnections()
    registry.close()
    await rm(cache, { recursive: true, force: true })
  }
}
