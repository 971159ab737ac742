import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BusinessHours, PhoneLinks } from '../frame/company-details.tsx'
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
  const ways = (
    <div className="mt-4 flex flex-wrap gap-3">
      {everywhere && (
        <ButtonLink look="action" to={everywhere}>
          Search all categories
        </ButtonLink>
      )}
      <ButtonLink look={everywhere ? 'plain' : 'action'} to="/products?category=All">
        View All Products
      </ButtonLink>
      {q && (
        <ButtonLink to={`/enquiry?q=${encodeURIComponent(q)}`} rel="nofollow">
          Ask us to find it
        </ButtonLink>
      )}
    </div>
  )
  return (
    <>
      <div className="grid gap-x-12 gap-y-4 border-t border-hairline pt-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className={children ? 'col-span-full' : ''}>
          <p className="text-xl font-bold tracking-tight">{listMessages.none}</p>
          <p className="text-ink-soft">{listMessages.noneHint}</p>
          {instead?.spelling && (
            <p>
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
          {!children && ways}
        </div>
        {children}
        {children && ways}
        <AskUs />
      </div>
      <div className="mt-10">
        <CategoryStrip heading="Categories" />
      </div>
    </>
  )
}

/** On a wide screen beside the buttons, on a phone below them. As on a page that is missing. Shared with it, it would be a file of its own, for which the page has no room. */
function AskUs() {
  return (
    <div className="border-hairline md:border-l md:pl-8">
      <h2 className="text-lg font-semibold">Or ask us</h2>
      <p className="flex flex-wrap gap-3">
        <PhoneLinks className="footer-link font-semibold text-action" />
      </p>
      <BusinessHours className="text-ink-soft" />
    </div>
  )
}
