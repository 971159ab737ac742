type Asked = { headers?: Record<string, string>; method?: string; body?: Buffer }

/** A request as it goes over the wire. */
export function requestBytes(path: string, { headers = {}, method = 'GET', body }: Asked = {}) {
  const length = body ? { 'Content-Length': String(body.length) } : {}
  const fields = Object.entries({ Host: 'localhost', ...headers, ...length })
  const head = [`${method} ${path} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`)]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)])
}
