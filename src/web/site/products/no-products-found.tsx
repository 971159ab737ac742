import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CategoryStrip } from '../home/category-strip.tsx'
import type { ShownList } from './list-choices.ts'

type NoProductsFoundProps = {
  list: ShownList
  everywhere: string
  /** What comes nearest to the search. */
  children: React.ReactNode
}

/** Ways on after a search without results: another spelling, similar products, a wider list, an enquiry. */
export function NoProductsFound({
  list: { q, instead },
  everywhere,
  children,
}: NoProductsFoundProps) {
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
      {children}
      <div className="mt-10">
        <CategoryStrip heading="Categories" />
      </div>
    </>
  )
}
