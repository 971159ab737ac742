import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { listMessages } from '#contract/products/product-list.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { CatalogueLink } from '../product-parts/catalogue-link.tsx'
import { showInRow } from '../product-parts/show-in-row.ts'
import type { ListChoices, Choice } from './list-choices.ts'
import { ListFilters, SortMenu } from './list-filters.tsx'

type ListHeadProps = {
  choices: ListChoices
  total: number
  isPending: boolean
  /** Of a whole category. */
  catalogue: CategoryCatalogue | undefined
  /** The address of the list as PDF, empty where there is none. */
  printed: string
}

/** The heading, and one row with all choices: filters, order, what is set of them, and view. */
export function ListHead({ choices, total, isPending, catalogue, printed }: ListHeadProps) {
  const { heading, count, unsearched, sorts, views } = choices
  const chips = <FilterChips {...choices} hasClear={total > 0} />
  return (
    <>
      <div className="list-head">
        <h1 dir="auto" className="max-md:line-clamp-2">
          {heading}
        </h1>
        <div>
          <p role="status" className={total > 0 ? '' : 'sr-only'}>
            {isPending ? listMessages.loading : count}
          </p>
          {unsearched !== '' && (
            <PageLink to={unsearched} className={`${headLink} text-action`}>
              Clear search
            </PageLink>
          )}
          {printed && (
            <a href={printed} rel="nofollow" className={headLink}>
              This list as PDF
            </a>
          )}
          {!printed && catalogue && <CatalogueLink catalogue={catalogue} className={headLink} />}
        </div>
      </div>
      <div className="list-controls">
        <ListFilters choices={choices} total={total} />
        {sorts.length > 0 && <SortMenu choices={sorts} />}
        {total > 0 ? <ViewLinks choices={views} /> : chips}
      </div>
      {total > 0 && chips}
    </>
  )
}

const headLink = 'head-link footer-link print:hidden'

function ViewLinks({ choices }: { choices: ListChoices['views'] }) {
  return (
    <nav aria-label="View" className="ml-auto flex shrink-0">
      {choices.map(({ text, to, isSet, sign }) => (
        <PageLink
          key={text}
          to={to}
          rel="nofollow"
          preventScrollReset
          aria-current={isSet ? 'true' : undefined}
          title={text}
          className="view-link"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={sign} />
          </svg>
          <span className="sr-only">{text}</span>
        </PageLink>
      ))}
    </nav>
  )
}

/** Of a search, only those with products. */
export function CategoryTabs({ tabs }: { tabs: Choice[] }) {
  if (tabs.length < 2) return null
  return (
    <nav aria-label="Categories" className="border-b border-hairline max-md:-mx-4">
      <ul className="category-tabs flex overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.text} className="shrink-0">
            <CategoryTab tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryTab({ tab: { text, to, isSet, count } }: { tab: Choice }) {
  return (
    <PageLink
      ref={isSet ? showInRow : undefined}
      to={to}
      prefetch="intent"
      aria-current={isSet ? 'page' : undefined}
      className="category-tab"
    >
      <span className="truncate">{text}</span>
      {count && <span>{count}</span>}
    </PageLink>
  )
}

/** Where they leave nothing, a button below clears them. */
type FilterChipsProps = ListChoices & { hasClear: boolean }

/** The filters that are set, each with a link that removes it. */
function FilterChips({ chips, isSaidByWords, clear, hasClear }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul
      aria-label="Chosen filters"
      className={`chosen-filters text-sm ${isSaidByWords ? 'max-md:hidden' : ''}`}
    >
      {chips.map(({ text, to }) => (
        <li key={text}>
          <PageLink to={to} preventScrollReset className="filter-chip">
            <span className="sr-only">Remove </span>
            {text}
            <span aria-hidden="true">×</span>
          </PageLink>
        </li>
      ))}
      {hasClear && (
        <li>
          <PageLink to={clear} preventScrollReset className="footer-link font-semibold text-action">
            Clear filters
          </PageLink>
        </li>
      )}
    </ul>
  )
}
