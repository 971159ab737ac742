import { ButtonLink } from '../../ui/button.tsx'
import { ProductSearch } from '../frame/product-search.tsx'
import { listAddress } from '../frame/list-address.ts'

type GoneProductPageProps = {
  name: string
  category: string | undefined
  title: string
  hasRelated: boolean
}

/** For visitors with an old link: the name of the product, and the products closest to it. */
export function GoneProductPage({ name, category, title, hasRelated }: GoneProductPageProps) {
  return (
    <div className="max-w-2xl py-14">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{title}</h1>
      <p className="mt-3 text-lg wrap-anywhere text-ink-soft">
        {name} is no longer in our catalogue.
        {hasRelated && ' These come nearest to it.'}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ProductSearch label="Search the catalogue" className="max-w-md grow basis-60" />
        <ButtonLink look="action" to={listAddress('', { category: category ?? null })}>
          All {category ?? 'products'}
        </ButtonLink>
      </div>
    </div>
  )
}
