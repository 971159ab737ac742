import { isUnavailable } from '#platform/unavailable.ts'

/** Stores when something was used. A disk that takes no writes must not end what is only read. */
export async function noteUse(store: () => Promise<unknown>) {
  await store().catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
  })
}
