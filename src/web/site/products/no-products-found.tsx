import { listMessages } from '#contract/products/product-list.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { BriefCards } from './brief-cards.tsx'
import type { ShownList } from './list-choices.ts'

type NoProductsFoundProps = { list: ShownList; everywhere: string }

/** Ways on after a search without results: another spelling, similar products, a wider list, an enquiry. */
export function NoProductsFound({ list: { q, instead }, everywhere }: NoProductsFoundProps) {
  return (
    <>
      <div className="sheet border-y border-hairline">
        <EmptyState title={listMessages.none} hint={listMessages.noneHint}>
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
            Show all products
          </ButtonLink>
          {q !== '' && (
            <ButtonLink to={`/enquiry?q=${encodeURIComponent(q)}`} rel="nofollow">
              Ask us to find it
            </ButtonLink>
          )}
        </EmptyState>
      </div>
      {instead && instead.near.length > 0 && (
        <section aria-labelledby="near" className="mt-8">
          <h2 id="near" className="text-xl font-bold tracking-tight">
            Close matches
          </h2>
          <BriefCards products={instead.near} />
        </section>
      )}
    </>
  )
}
