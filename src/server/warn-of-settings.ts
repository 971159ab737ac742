import type { Config } from '#platform/config/config.ts'
import { plainConnectionsIn } from '#platform/config/plain-connections.ts'
import type { Log } from '#platform/log/open-log.ts'

/** A line for each setting that works and is dangerous. */
export function warnOfSettings(config: Config, log: Log) {
  for (const line of plainConnectionsIn(config)) log.warn(line)
  if (!config.rateLimits) log.warn('RATE_LIMITS is off: passwords can be guessed without a limit')
}
