import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { LineIcon } from '../../ui/line-icon.tsx'

type CatalogueLinkProps = { catalogue: CategoryCatalogue; className: string }

/** Named with its category, since a list has many of them. On a phone it is a sign alone. */
export function CatalogueLink({ catalogue: { url, category }, className }: CatalogueLinkProps) {
  return (
    <a href={url} download aria-label={`Download Catalogue of ${category}`} className={className}>
      <LineIcon className="size-5 md:hidden">
        <path d="M10 3v9m-3.5-3.5L10 12l3.5-3.5M3.5 13v3.5h13V13" />
      </LineIcon>
      <span className="max-md:sr-only">Download Catalogue</span>
    </a>
  )
}
