import type { LinesOfOutages } from '#platform/log/outage-log.ts'

/** A log that collects the messages of outages. */
export function logLines() {
  const lines: string[] = []
  const line = (_particulars: unknown, message?: unknown) =>
    void lines.push(String(message ?? _particulars))
  return { log: { error: line, info: line } as LinesOfOutages, lines }
}
