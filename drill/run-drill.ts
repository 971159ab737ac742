import type { DatabaseKind, DrillOutcome } from './drill-report.ts'
import type { DrillExtent } from './drill-extent.ts'
import { openSite } from './sites/open-site.ts'
import type { Site } from './sites/open-site.ts'

export type Drill = {
  /** Drills are selected by it. */
  name: string
  databases: DatabaseKind[]
  titleOf: (extent: DrillExtent, database: DatabaseKind) => string
  run: (site: Site, extent: DrillExtent, signal: AbortSignal) => Promise<DrillOutcome>
}

type Options = { database: DatabaseKind; extent: DrillExtent; signal: AbortSignal }

export async function runDrill(
  drill: Drill,
  { database, extent, signal }: Options,
): Promise<DrillOutcome> {
  await using site = await openSite(database)
  if (!site) return { skipped: 'PostgreSQL is not installed' }
  return await drill.run(site, extent, signal)
}
