import { SearchBox } from '../tables/search-box.tsx'
import { useAddressQuery } from '../tables/use-address-query.ts'
import { useSearchInput } from '../tables/use-search-input.ts'
import { pictureListAddress, pictureQueryOf } from './picture-list-query.ts'
import type { PictureListQuery } from './picture-list-query.ts'
import type { PictureListWay } from './picture-list-way.ts'

type PictureSearchProps = { way: PictureListWay; query: PictureListQuery }

export function PictureSearch({ way, query: loaded }: PictureSearchProps) {
  const { query, show } = useAddressQuery(loaded, {
    queryOf: pictureQueryOf,
    addressOf: (query) => pictureListAddress(way.path, query),
  })
  const search = useSearchInput(query.q, (q) => show({ q }, { replace: true }))
  return (
    <form
      role="search"
      aria-label={way.texts.searchLabel}
      className="w-full @xl:w-80"
      onSubmit={search.submit}
    >
      <SearchBox
        label={way.texts.searchLabel}
        placeholder={way.texts.searchHint}
        input={search.input}
      />
    </form>
  )
}
