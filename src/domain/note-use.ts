import { isUnavailable } from '#platform/unavailable.ts'

/**
 * Stores when something was used, and returns whether it could. A disk that takes no writes must not
 * end what is only read.
 */
export async function noteUse(store: () => Promise<unknown>): Promise<boolean> {
  try {
    await store()
    return true
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return false
  }
}
