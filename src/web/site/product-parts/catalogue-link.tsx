import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'

type CatalogueLinkProps = { catalogue: CategoryCatalogue; className: string }

/** Named with its category, since a list has many of them. */
export function CatalogueLink({ catalogue: { url, category }, className }: CatalogueLinkProps) {
  return (
    <a href={url} download aria-label={`Download Catalogue of ${category}`} className={className}>
      Download Catalogue
    </a>
  )
}
