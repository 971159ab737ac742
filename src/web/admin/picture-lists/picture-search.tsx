import { SearchForm } from '../lists/filter-bar.tsx'
import { useAddressQuery } from '../lists/use-address-query.ts'
import { pictureListAddress, pictureQueryOf } from './picture-list-query.ts'
import type { PictureListQuery } from './picture-list-query.ts'
import type { PictureListWay } from './picture-list-way.ts'

type PictureSearchProps = { way: PictureListWay; query: PictureListQuery }

export function PictureSearch({ way, query: loaded }: PictureSearchProps) {
  const { query, show } = useAddressQuery(loaded, {
    queryOf: pictureQueryOf,
    addressOf: (query) => pictureListAddress(way.path, query),
  })
  return (
    <SearchForm
      name={way.texts.searchLabel}
      label={way.texts.searchLabel}
      placeholder={way.texts.searchHint}
      q={query.q}
      onSearch={(q) => show({ q }, { replace: true })}
      className="w-full @xl:w-80"
    />
  )
}
