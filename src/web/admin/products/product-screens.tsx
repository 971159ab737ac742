import { NavLink } from 'react-router'
import { listPaths, tableAddress } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

/** The same products in two ways: a table for work on them, cards for looking at them. */
export function ProductScreens({ query }: { query: ProductTableQuery }) {
  const { q, category } = query
  const shared = { q, category, stock: '', sort: 'newest', page: 1 }
  return (
    <nav aria-label="Product screens" className="flex w-full sm:w-auto">
      <Screen to={tableAddress(shared, listPaths.table)} text="Table" />
      <Screen to={tableAddress(shared, listPaths.cards)} text="Cards" />
    </nav>
  )
}

function Screen({ to, text }: { to: string; text: string }) {
  return (
    <NavLink to={to} end prefetch="intent" className={look}>
      {text}
    </NavLink>
  )
}

const look =
  'inline-flex min-h-11 grow items-center justify-center border border-outline px-4 text-sm font-semibold text-ink-soft no-underline ' +
  'first:rounded-l-md last:-ml-px last:rounded-r-md hover:bg-sunken hover:text-ink md:min-h-9 ' +
  'md:pointer-coarse:min-h-11 aria-[current=page]:bg-sunken aria-[current=page]:text-ink'
