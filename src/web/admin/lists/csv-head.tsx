import { CsvButton } from './csv-button.tsx'
import { ListCount } from './list-view.tsx'
import type { Listing, Noun } from './office-list.ts'

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
