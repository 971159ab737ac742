import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { failureUnder } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'
import { csvFileName, csvOf, saveCsv } from './csv.ts'
import type { CsvFile } from './csv.ts'
import { ListCount } from './list-view.tsx'
import type { Listing, Noun } from './office-list.ts'

/** All rows of a query as a file. */
export function useCsvDownload<Query, Row>(
  readAll: (query: Query) => Promise<Row[]>,
  file: CsvFile<Row>,
) {
  return useWrite({
    async store(query: Query) {
      saveCsv(csvFileName(file.name, new Date()), csvOf(file, await readAll(query)))
    },
    failureOf: (error) => failureUnder(file.failed, error),
  })
}

type CsvHeadProps<Query, Row> = {
  list: { listing: Listing<Row> | undefined; noun: Noun; query: Query }
  download: { isBusy: () => boolean; run: (query: Query) => Promise<unknown> }
}

/** How many rows the query finds, and all of them as CSV. */
export function CsvHead<Query, Row>({ list, download }: CsvHeadProps<Query, Row>) {
  const { listing, noun, query } = list
  if (!listing) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <ListCount listing={listing} noun={noun} />
      <CsvButton isBusy={download.isBusy()} onPress={() => void download.run(query)} />
    </div>
  )
}

type CsvButtonProps = { isBusy: boolean; onPress: () => void }

/** Reads the rows first, which may take some seconds. */
export function CsvButton({ isBusy, onPress }: CsvButtonProps) {
  return (
    <Button look="quiet" onClick={onPress} className="-mr-2.5 px-2.5!">
      {isBusy && <SpinnerMark />}
      {isBusy ? 'Preparing CSV...' : 'Download CSV'}
    </Button>
  )
}
