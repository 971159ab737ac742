import { printMessages } from '#contract/printing/catalogue-print.ts'
import type { Log } from '#platform/log/open-log.ts'
import { openPrinter } from '#platform/pdf/open-printer.ts'

const entry = new URL('./print-process.ts', import.meta.url)

export function openSitePrinter(dataDir: string, log: Log) {
  return openPrinter({ dataDir, entry, busy: printMessages.busy, log })
}
