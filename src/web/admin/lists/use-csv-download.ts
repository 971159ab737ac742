import { failureUnder } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'
import { csvFileName, saveCsv } from './csv.ts'

type CsvDownload<Query, Row> = {
  readAll: (query: Query) => Promise<Row[]>
  /** The beginning of the file's name. */
  name: string
  textOf: (rows: Row[]) => string
  /** Shown above the server's text. */
  failed: string
}

/** All rows of a query as a file. */
export function useCsvDownload<Query, Row>(download: CsvDownload<Query, Row>) {
  const { readAll, name, textOf, failed } = download
  return useWrite({
    async store(query: Query) {
      saveCsv(csvFileName(name, new Date()), textOf(await readAll(query)))
    },
    failureOf: (error) => failureUnder(failed, error),
  })
}
