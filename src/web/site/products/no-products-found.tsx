import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import type { ProductCard } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MadeBy } from '../../ui/products/made-by.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { CategoryStrip } from '../home/category-strip.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import type { ShownList } from './list-choices.ts'

type NoProductsFoundProps = { list: ShownList; everywhere: string }

/** Ways on after a search without results: another spelling, similar products, a wider list, an enquiry. */
export function NoProductsFound({ list: { q, instead }, everywhere }: NoProductsFoundProps) {
  return (
    <>
      <div className="border-t border-hairline pt-6">
        <p className="text-lg font-semibold">{listMessages.none}</p>
        <p className="text-ink-soft">{listMessages.noneHint}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {instead?.spelling && (
            <p className="w-full">
              Did you mean{' '}
              <Link
                to={`/products?q=${encodeURIComponent(instead.spelling)}`}
                className="text-link"
              >
                {instead.spelling}
              </Link>
              ?
            </p>
          )}
          {everywhere !== '' && (
            <ButtonLink look="action" to={everywhere}>
              Search all categories
            </ButtonLink>
          )}
          <ButtonLink look={everywhere === '' ? 'action' : 'plain'} to="/products?category=All">
            View All Products
          </ButtonLink>
          {q !== '' && (
            <ButtonLink to={`/enquiry?q=${encodeURIComponent(q)}`} rel="nofollow">
              Ask us to find it
            </ButtonLink>
          )}
        </div>
      </div>
      {instead && instead.near.length > 0 && (
        <section aria-labelledby="near" className="mt-8">
          <h2 id="near" className="text-xl font-bold tracking-tight">
            Close matches
          </h2>
          <BriefCards products={instead.near} />
        </section>
      )}
      <div className="mt-10">
        <CategoryStrip heading="Categories" />
      </div>
    </>
  )
}

function BriefCards({ products }: { products: ProductCard[] }) {
  return (
    <ul className="cell-grid sheet mt-1 border-y border-hairline bg-surface md:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <li key={product.id}>
          <BriefCard product={product} />
        </li>
      ))}
    </ul>
  )
}

/** One link: picture, name and price in one line of a list. */
function BriefCard({ product }: { product: ProductCard }) {
  const { path, name, category, picture } = product
  return (
    <Link
      to={path}
      prefetch="intent"
      className="group flex h-full gap-4 p-4 no-underline hover:bg-paper"
    >
      <span className="picture-tile">
        <ProductPicture picture={picture} category={category} alt="" sizes="8rem" isLate />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold wrap-anywhere group-hover:text-action md:line-clamp-2">
          {name}
        </span>
        <span className="made-by text-sm">
          <MadeBy product={product} />
        </span>
        <span className="mt-auto font-semibold tabular-nums">
          <ShownPrice product={product} />
        </span>
      </span>
    </Link>
  )
}
