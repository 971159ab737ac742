import type { App } from '#domain/app.ts'
import { raiseContentVersion } from '#domain/content/raise-content-version.ts'
import { hangDemoPictures } from '#domain/demo/hang-demo-pictures.ts'
import { hangDemoShowpieces } from '#domain/demo/hang-demo-showpieces.ts'
import { addAvif } from '#domain/pictures/add-avif.ts'
import { second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Log } from '#platform/log/open-log.ts'
import { demoPicture, demoShowpiece } from './demo/demo-picture.ts'
import { forgetTheStart } from './forget-the-start.ts'

/** The first look comes when the start has settled. */
const pause = 30 * second

/**
 * Hangs the demo pictures that wait, then makes AVIF files while nobody waits for a picture: one
 * after the other, with a rest after each as long as the work, so that at most half of one core is taken.
 */
export async function runPictureWork(app: App, log: Log, signal: AbortSignal) {
  await hangAllDemoPictures(app, signal).catch((error: Error) => {
    if (!signal.aborted) log.error({ reason: error.message }, 'demo pictures could not be hung')
  })
  while (await waitFor(pause, signal)) {
    await addAvifToAll(app, signal).catch((error: Error) => {
      if (!signal.aborted) log.error({ reason: error.message }, 'AVIF could not be made')
    })
  }
}

async function hangAllDemoPictures(app: App, signal: AbortSignal) {
  // The home page begins with a banner; logos are small, and products many.
  for (const wall of ['gallery', 'partner', 'client'] as const) {
    await hangDemoShowpieces(app, wall, demoShowpiece, signal)
  }
  let isNew = false
  while (!signal.aborted && (await hangDemoPictures(app, demoPicture, signal))) isNew = true
  if (isNew) forgetTheStart()
}

/** However many pictures there are, the pages are made anew once, to show them all. */
export async function addAvifToAll(app: App, signal: AbortSignal) {
  let isNew = false
  let start = performance.now()
  try {
    while (!signal.aborted && !app.images.isBusy() && (await addAvif(app, signal))) {
      isNew = true
      await waitFor(performance.now() - start, signal)
      start = performance.now()
    }
  } finally {
    // Those before one that failed are there all the same.
    if (isNew) await inTransaction(app, raiseContentVersion)
  }
}
