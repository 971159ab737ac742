import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { withFields } from '#contract/call-request.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import { centreCurrent } from '../lists/status-tabs.tsx'
import { Permitted } from '../session/permitted.tsx'
import { productLists, queryTarget } from './office-products.ts'
import type { ProductQuery } from './office-products.ts'

const displays = [
  ['table', 'Table'],
  ['cards', 'Cards'],
] as const

type ProductTabsProps = {
  /** What the list is filtered by: the other display shows the same products, and an export has them. */
  query?: ProductQuery & { page: number }
}

/** The screens of the products, which all of them show. */
export function ProductTabs({ query = noFilter }: ProductTabsProps) {
  const tabs = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (tabs.current) centreCurrent(tabs.current)
  }, [pathname])
  return (
    <nav ref={tabs} aria-label="Product screens" className="scrolls-sideways flex w-full sm:w-auto">
      {displays.map(([name, text]) => (
        <NavLink
          key={name}
          to={productLists[name].addressOf(query)}
          isExact
          prefetch="intent"
          className={tabLook}
        >
          {text}
        </NavLink>
      ))}
      <NavLink to="/admin/products/featured" prefetch="intent" className={tabLook}>
        Featured
      </NavLink>
      <NavLink to="/admin/products/quality" prefetch="intent" className={tabLook}>
        Quality
      </NavLink>
      <Permitted call={productImportCalls.check}>
        <NavLink
          to={withFields('/admin/products/import', queryTarget(query).query)}
          prefetch="intent"
          className={tabLook}
        >
          Import/export
        </NavLink>
      </Permitted>
    </nav>
  )
}

const noFilter = productLists.table.queryOf(new URLSearchParams())

const tabLook =
  'inline-flex min-h-11 grow items-center justify-center border border-outline px-2.5 text-sm font-semibold text-ink-soft no-underline sm:px-4 ' +
  'first:rounded-l-md last:-ml-px last:rounded-r-md hover:bg-sunken hover:text-ink md:min-h-9 ' +
  'md:pointer-coarse:min-h-11 aria-[current=page]:bg-sunken aria-[current=page]:text-ink'
