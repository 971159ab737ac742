import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCatalogue } from './use-catalogue.ts'

/** The file that a category offers, as a link to it. */
export function CatalogueName({ category }: { category: string }) {
  const { found } = useCatalogue(category)
  if (!found) return <Skeleton className="my-1 h-3.5 w-40 max-w-full" />
  const { catalogue, failure } = found
  if (failure) return <span className="text-danger">{failure.title}</span>
  if (!catalogue) return <span className="text-ink-soft">{catalogueMessages.none}</span>
  return (
    <a href={catalogue.url} target="_blank" rel="noopener" className="text-action">
      {catalogue.originalName}
    </a>
  )
}
