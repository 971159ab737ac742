import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { selfSigned } from '../self-signed.ts'
import { freePort } from '../start/free-port.ts'
import { runNginx } from './run-nginx.ts'

export type Edge = AsyncDisposable & {
  /** Without TLS. */
  address: string
  port: number
  tlsPort: number
  /** Of the master process. */
  pid: number
}

const file = new URL('../../deploy/nginx.conf', import.meta.url)

/** nginx with `deploy/nginx.conf`, in front of a server on this port. */
export async function openEdge(serverPort: number): Promise<Edge> {
  const [port, tlsPort, plainPort] = [await freePort(), await freePort(), await freePort()]
  const { key, cert } = selfSigned('www.example.com')
  const configuration = await readFile(file, 'utf8')
  const here = (folder: string) =>
    withReplaced(configuration, {
      '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
      '    listen 80;\n    listen [::]:80;': `    listen 127.0.0.1:${plainPort};`,
      '    listen 443 ssl http2;\n    listen [::]:443 ssl http2;': `    listen 127.0.0.1:${tlsPort} ssl http2;\n    listen 127.0.0.1:${port};`,
      '/etc/letsencrypt/live/www.example.com/fullchain.pem': `${folder}/cert.pem`,
      '/etc/letsencrypt/live/www.example.com/privkey.pem': `${folder}/key.pem`,
      '/run/shop-now': `${folder}/now`,
      'unix:/run/shop-with-fallback.sock': `unix:${folder}/with-fallback.sock`,
      '/var/cache/shop-last': `${folder}/last`,
      '/var/cache/shop-files': `${folder}/files`,
    })
  const nginx = await runNginx({ port, http: here, files: { 'cert.pem': cert, 'key.pem': key } })
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    tlsPort,
    pid: nginx.pid,
    [Symbol.asyncDispose]: () => nginx[Symbol.asyncDispose](),
  }
}

function withReplaced(text: string, replaced: Record<string, string>) {
  return Object.entries(replaced).reduce((changed, [from, to]) => {
    assert(changed.includes(from), `deploy/nginx.conf has no ${from}`)
    return changed.replaceAll(from, to)
  }, text)
}
