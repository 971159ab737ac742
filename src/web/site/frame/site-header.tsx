import { Link } from 'react-router'
import { siteProfile } from '#contract/site/site-profile.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { MainMenu } from './main-menu.tsx'
import { MainNav } from './main-nav.tsx'
import { ProductSearch } from './product-search.tsx'

/** On the phone the search has a row of its own, and stays when the first row scrolls away. */
export function SiteHeader() {
  return (
    <header className="site-header border-b border-hairline bg-paper">
      <div className="wrap flex flex-wrap items-center gap-x-3 lg:gap-x-6">
        <Link
          to="/"
          className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 font-bold tracking-tight no-underline lg:flex-none"
        >
          <BrandMark className="size-7 shrink-0 text-action" />
          <span className="text-lg leading-tight">{siteProfile.company}</span>
        </Link>
        <MainMenu />
        <ProductSearch
          label="Search products"
          className="w-full pb-2.5 lg:w-auto lg:max-w-lg lg:grow lg:pb-0 print:hidden"
        />
        <nav aria-label="Main" className="ml-auto hidden lg:block print:hidden">
          <MainNav look="row" />
        </nav>
        <p className="hidden text-sm print:block">
          {siteProfile.phone.shown} · {siteProfile.email}
        </p>
      </div>
    </header>
  )
}
