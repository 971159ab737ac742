import { Link } from 'react-router'
import { showInRow } from '../product-parts/show-in-row.ts'
import type { Choice } from './list-choices.ts'

export function CategoryTabs({ tabs }: { tabs: Choice[] }) {
  return (
    <nav aria-label="Categories" className="sheet border-b border-hairline">
      <ul className="category-tabs flex gap-x-4 overflow-x-auto px-4 md:flex-wrap">
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
  const content = (
    <>
      {text}
      {count && <span className="text-xs font-normal text-ink-soft tabular-nums">{count}</span>}
    </>
  )
  if (to === '' && !isSet) return <span className="category-tab text-ink-soft">{content}</span>
  return (
    <Link
      ref={isSet ? showInRow : undefined}
      to={to}
      prefetch="intent"
      aria-current={isSet ? 'page' : undefined}
      className="category-tab"
    >
      {content}
    </Link>
  )
}
