import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { selfSigned } from '../self-signed.ts'
import { freePort } from '../start/free-port.ts'
import { openOrigin } from './fake-origin.ts'

const noCaddy = spawnSync('caddy', ['version']).error ? 'no Caddy here' : false

const host = 'www.example.com'

test('a page passes through Caddy as the server sent it', { skip: noCaddy }, async () => {
  await using origin = await openOrigin()
  await using caddy = await openCaddy(origin.port)
  const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': '203.0.113.9' }
  const { response, body } = await caddy.send('GET', headers)
  assert.deepEqual([response.statusCode, body], [200, 'a page'])
  assert.equal(response.headers['x-coding'], 'br')
  assert.equal(response.headers.server, undefined)
  const { 'x-forwarded-for': address, 'x-forwarded-proto': scheme } =
    origin.requests.at(-1)?.headers ?? {}
  assert.deepEqual([address, scheme], ['127.0.0.1', 'https'])
})

test(
  'a form waits in Caddy until the server is back, and is sent once',
  { skip: noCaddy },
  async () => {
    const port = await freePort()
    await using caddy = await openCaddy(port)
    const sent = caddy.send('POST', {})
    await wait(700)
    await using origin = await openOrigin({}, port)
    assert.equal((await sent).response.statusCode, 200)
    assert.equal(origin.requests.length, 1)
  },
)

/** Caddy with `deploy/Caddyfile`, with a certificate of its own, in front of a server on this port. */
async function openCaddy(serverPort: number) {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-caddy-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const { key, cert } = selfSigned(host)
  const file = await readFile(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8')
  const here = file
    .replace(`\n${host} {`, `\n${host}:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
    .replace('reverse_proxy 127.0.0.1:3000', `reverse_proxy 127.0.0.1:${serverPort}`)
  const global = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n'
  const written = { Caddyfile: `${global}${here}`, 'cert.pem': cert, 'key.pem': key }
  for (const [name, content] of Object.entries(written))
    await writeFile(join(folder, name), content)
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  const env = { PATH: process.env['PATH'], HOME: folder }
  const child = spawn('caddy', args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk) => (log = `${log}${chunk}`.slice(-2000)))
  const ended = once(child, 'exit')
  opened.defer(async () => {
    child.kill()
    await ended
  })
  const send = (method: string, headers: Record<string, string>) => sendTo(port, method, headers)
  while (!(await isListening(port))) {
    assert.equal(child.exitCode, null, log)
    await wait(50)
  }
  const kept = opened.move()
  return { send, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

async function sendTo(port: number, method: string, headers: Record<string, string>) {
  const options = { host: '127.0.0.1', port, servername: host, rejectUnauthorized: false }
  const sent = request({
    ...options,
    path: '/contact',
    method,
    headers: { ...headers, Host: `${host}:${port}` },
  }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { response, body: await text(response) }
}

/** Without a request, which would wait for the server behind. */
async function isListening(port: number) {
  const socket = connect({ port, host: '127.0.0.1' })
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
