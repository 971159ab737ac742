import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteSettings } from '../sites/open-site.ts'

export type ShiftedClock = {
  settings: SiteSettings
  /** Resolves when the server has read it. */
  setBack(milliseconds: number): Promise<void>
}

const preload = new URL('shift-clock.ts', import.meta.url).href

/** The server reads the file every 50 ms. */
const readAfter = 500

/** Settings for a server whose clock can be set while it runs. */
export function openShiftedClock(settings: SiteSettings): ShiftedClock {
  const file = join(settings.DATA_DIR, 'clock-offset')
  writeFileSync(file, '0')
  return {
    settings: { ...settings, NODE_OPTIONS: `--import=${preload}`, CLOCK_OFFSET_FILE: file },
    async setBack(milliseconds) {
      writeFileSync(file, String(-milliseconds))
      await wait(readAfter)
    },
  }
}
