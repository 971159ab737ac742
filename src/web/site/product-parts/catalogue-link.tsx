import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'

type CatalogueLinkProps = { catalogue: CategoryCatalogue; className: string }

/** Named with its category, since a list has many of them. On the cards of a phone it is a sign alone. */
export function CatalogueLink({ catalogue: { url, category }, className }: CatalogueLinkProps) {
  return (
    <a href={url} download aria-label={`Download Catalogue of ${category}`} className={className}>
      Download Catalogue
      <svg viewBox="0 0 20 20" className="md:hidden">
        <path d="M10 3v9M6 8l4 4 4-4M3 13v4h14v-4" />
      </svg>
    </a>
  )
}
