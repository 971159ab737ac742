import type { Log } from '../log/open-log.ts'
import { StartFault } from '../start-fault.ts'
import type { Files } from './files.ts'
import { isStoreFault } from './store-fault.ts'
import { TemporaryFault } from './try-again.ts'

const key = 'checks/start'

/**
 * A wrong bucket, or a folder without rights, is known at the start and not at the first upload.
 * A store that is away for a while keeps nobody from reading the site.
 */
export async function tryStore(files: Files, log: Log) {
  try {
    await files.put(key, Buffer.from('Can files be stored here?\n'))
    await files.delete(key)
  } catch (error) {
    if (!isStoreFault(error)) throw error
    const reason = error.message
    if (!(error.cause instanceof TemporaryFault)) {
      throw new StartFault(`Uploaded files cannot be stored: ${reason}`)
    }
    log.warn({ reason }, 'the store of uploaded files is away')
  }
}
