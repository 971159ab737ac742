import { Link } from 'react-router'
import { Pictogram } from '../../ui/category-pictogram.tsx'
import { useShownCategories } from '../../use-site-profile.ts'
import { listAddress } from '../frame/list-address.ts'

/** More would be too narrow for the names. */
const mostInRow = 9

export function CategoryStrip({ heading }: { heading: string }) {
  const categories = useShownCategories()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-xl font-bold tracking-tight">
        {heading}
      </h2>
      <ul
        style={columnsFor(categories.length)}
        className="cell-grid category-strip sheet mt-3 border-y border-hairline"
      >
        {categories.map(({ name, icon }) => (
          <li key={name}>
            <Link
              to={listAddress('', { category: name })}
              prefetch="intent"
              className="group flex h-full flex-col items-center gap-1 px-1 py-2 text-center leading-tight font-semibold text-balance no-underline hover:bg-surface"
            >
              <Pictogram
                icon={icon}
                className="size-14 shrink-0 text-ink-soft group-hover:text-action"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As many in each row, where one row has no room for all. On a phone they are wider, and fewer. */
function columnsFor(count: number) {
  const rows = Math.ceil(count / mostInRow)
  return { '--columns': Math.ceil(count / rows) } as React.CSSProperties
}
