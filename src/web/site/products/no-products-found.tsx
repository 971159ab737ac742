import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BusinessHours, PhoneLinks } from '../frame/company-details.tsx'
import { CategoryStrip } from '../home/category-strip.tsx'
import type { ListChoices, ShownList } from './list-choices.ts'

type NoProductsFoundProps = {
  list: ShownList
  ways: ListChoices['ways']
  /** What comes nearest to the search. */
  children: React.ReactNode
}

/** Ways on after a search without results: another spelling, similar products, a wider list, an enquiry. */
export function NoProductsFound({ list: { instead }, ways, children }: NoProductsFoundProps) {
  const buttons = (
    <div className="mt-4 flex flex-wrap gap-3">
      {ways.map(({ text, ...way }, i) => (
        <ButtonLink key={text} {...way} look={i === 0 ? 'action' : 'plain'}>
          {text}
        </ButtonLink>
      ))}
    </div>
  )
  return (
    <>
      <div className="flex flex-wrap gap-x-12 gap-y-4 border-t border-hairline pt-4">
        <div className={children ? 'w-full' : ''}>
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
          {!children && buttons}
        </div>
        {children}
        {children && buttons}
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
