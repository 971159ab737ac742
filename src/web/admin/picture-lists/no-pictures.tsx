import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import type { PictureListQuery } from './picture-list-query.ts'
import type { PictureListWay } from './picture-list-way.ts'

type NoPicturesProps = { way: PictureListWay; query: PictureListQuery }

export function NoPictures({ way, query: { q } }: NoPicturesProps) {
  if (!q) return <EmptyState title={way.texts.none} hint={way.texts.noneHint} />
  return (
    <EmptyState title={way.texts.none} hint={`Nothing fits “${q}”.`}>
      <ButtonLink to={way.path}>Clear search</ButtonLink>
    </EmptyState>
  )
}
