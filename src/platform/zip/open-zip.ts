import type { Entry, ZipFile } from 'yauzl'
import { TableError } from '../tables/table-error.ts'

export type OpenZip = {
  /** Of files, by their whole name. */
  entries: Map<string, Entry>
  /** The inflated bytes, counted as they come: what the header says of them is not relied upon. */
  read(entry: Entry, mostBytes: number): AsyncGenerator<Buffer>
  close(): void
}

const damaged = 'The ZIP or Excel file is damaged, or protected by a password'
const mostEntries = 20_000

/** Reads the directory at the end of the file, and then what is asked for. */
export async function openZip(path: string): Promise<OpenZip> {
  // Loaded with the first file: hardly ever needed, it would take memory all the time.
  const { openPromise } = await import('yauzl')
  const zip = await orDamaged(() => openPromise(path, { lazyEntries: true, autoClose: false }))
  try {
    const entries = await orDamaged(() => entriesOf(zip))
    return { entries, read, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }

  async function* read(entry: Entry, mostBytes: number) {
    const stream = await orDamaged(() => zip.openReadStreamPromise(entry))
    try {
      yield* counted(stream, mostBytes)
    } catch (error) {
      throw asTableError(error)
    } finally {
      stream.destroy()
    }
  }
}

async function* counted(stream: AsyncIterable<Buffer>, mostBytes: number) {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new TableError('The file unpacks to more than can be read')
    yield chunk
  }
}

async function entriesOf(zip: ZipFile) {
  if (zip.entryCount > mostEntries) throw new TableError('The ZIP file has too many files')
  const entries = await Array.fromAsync(zip.eachEntry())
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'))
  return new Map(files.map((entry) => [entry.fileName, entry]))
}

async function orDamaged<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    throw asTableError(error)
  }
}

/** Whatever a file that is not as it should be makes of the library and of zlib. */
function asTableError(error: unknown) {
  if (error instanceof TableError) return error
  return new TableError(damaged, { cause: error })
}
