import { StartError } from '../start-error.ts'
import type { Files } from './files.ts'
import { isUnavailable } from '../unavailable.ts'
import { TemporaryError } from './try-again.ts'

const key = 'checks/start'

/**
 * A wrong bucket, or a folder without rights, is reported at the start and not at the first upload.
 * A store that is temporarily unavailable does not prevent the start.
 */
export async function tryStore(files: Files) {
  try {
    await files.put(key, Buffer.from('Can files be stored here?\n'))
    await files.delete(key)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    if (error.cause instanceof TemporaryError) return
    throw new StartError(`Uploaded files cannot be stored: ${error.reason ?? error.message}`, {
      cause: error,
    })
  }
}
