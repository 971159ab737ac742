import type { Drill } from './run-drill.ts'
import { clockDrill } from './drills/clock-drill.ts'
import { fullDiskDrill } from './drills/full-disk-drill.ts'
import { killDrill } from './drills/kill-drill.ts'
import { lostDatabaseDrills } from './drills/lost-database-drills.ts'
import { lostMailDrill } from './drills/lost-mail-drill.ts'
import { lostStoreDrills } from './drills/lost-store-drills.ts'
import { uploadShutdownDrill } from './drills/upload-shutdown-drill.ts'

export const allDrills: Drill[] = [
  killDrill,
  fullDiskDrill,
  ...lostDatabaseDrills,
  ...lostStoreDrills,
  lostMailDrill,
  uploadShutdownDrill,
  clockDrill,
]
