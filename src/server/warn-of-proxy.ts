import type { IncomingMessage } from 'node:http'
import type { Log } from '#platform/log/open-log.ts'

const text =
  'a request came through a proxy (X-Forwarded-For), but TRUST_PROXY is empty: in the limits, all visitors behind that proxy count as one address. Set TRUST_PROXY to the address of the proxy, for example TRUST_PROXY=loopback'

/** Logs once that a proxy is in front which the settings do not name. The header itself is never logged. */
export function proxyWarning(log: Pick<Log, 'warn'>, trustProxy: string[]) {
  let isDue = trustProxy.length === 0
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    if (!isDue || headers['x-forwarded-for'] === undefined) return
    isDue = false
    log.warn(text)
  }
}
