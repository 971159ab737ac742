import type { Readable } from 'node:stream'
import type { OutageLog } from '../log/outage-log.ts'
import { isUnavailable } from '../unavailable.ts'
import type { Files, StoredFile } from './files.ts'

type Sort = 'read' | 'write'
type Listed = StoredFile & { key: string }

/** The same store, whose outages are logged once and not with each of the dozens of pictures of a page. */
export function outageAwareFiles(files: Files, outages: OutageLog): Files {
  return {
    put: (...place) => watched('write', files.put(...place)),
    get: (...place): Promise<Readable | undefined> => watched('read', files.get(...place)),
    head: (...place) => watched('read', files.head(...place)),
    delete: (...place) => watched('write', files.delete(...place)),
    list: (prefix) => watchedList(files.list(prefix)),
  }

  async function watched<Result>(sort: Sort, work: Promise<Result>): Promise<Result> {
    try {
      const result = await work
      outages.succeeded(sort)
      return result
    } catch (error) {
      if (isUnavailable(error)) outages.failed(sort, error)
      throw error
    }
  }

  async function* watchedList(list: AsyncIterable<Listed>) {
    try {
      yield* list
    } catch (error) {
      if (isUnavailable(error)) outages.failed('read', error)
      throw error
    }
  }
}
