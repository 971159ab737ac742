import { useLocation } from 'react-router'
import { NavLink } from '../../ui/nav-link.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useShownCategories, useSiteProfile } from '../../use-site-profile.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { CompanySign, PhoneLinks } from './company-details.tsx'
import { listAddress } from './list-address.ts'
import { ProductSearch } from './product-search.tsx'

/** On the phone the search has a row of its own, and stays when the first row scrolls away. A tablet has one row. */
export function SiteHeader() {
  const { company, phone, email } = useSiteProfile()
  return (
    <header className="site-header border-b border-hairline bg-paper">
      <div className="wrap flex flex-wrap items-center gap-x-3 md:flex-nowrap lg:gap-x-5">
        <PageLink
          to="/"
          className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 font-bold tracking-tight no-underline md:flex-initial"
        >
          <CompanySign name={company} className="text-lg leading-tight" />
        </PageLink>
        <MainMenu />
        <ProductSearch label="Search products" className="header-search" />
        <nav aria-label="Main" className="ml-auto hidden shrink-0 lg:block print:hidden">
          <MainNav list="flex gap-x-4 xl:gap-x-5" link="header-link" />
        </nav>
        <p className="hidden shrink-0 gap-x-4 text-sm font-semibold md:flex print:hidden">
          <PhoneLinks className="footer-link" />
          <PageLink to="/account" className="footer-link hidden xl:grid">
            Customer account
          </PageLink>
        </p>
        <p className="hidden text-sm print:block">
          {phone.shown} · {email}
        </p>
      </div>
    </header>
  )
}

/** The navigation on small screens. A new page brings a new, closed menu. */
function MainMenu() {
  const { key } = useLocation()
  return (
    <details key={key} ref={closeOnEscape} className="main-menu group">
      <summary>
        <MenuBars />
        Menu
      </summary>
      <nav aria-label="Main">
        <MainNav link="column-link" />
        <ul aria-label="Categories" className="grid grid-cols-2">
          {useShownCategories().map(({ name }) => (
            <li key={name}>
              <PageLink to={listAddress('', { category: name })} className="column-link">
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
        <NavLink to="/account" className="column-link">
          Customer account
        </NavLink>
        <p className="wrap flex gap-3 py-3">
          <PhoneLinks call="Call " className="button button-plain grow" />
        </p>
      </nav>
    </details>
  )
}

function MenuBars() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path className="group-open:hidden" d="M3 5.5h14M3 10h14M3 14.5h14" />
      <path className="hidden group-open:block" d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
    </svg>
  )
}

const pages = [
  { path: '/', name: 'Home' },
  { path: '/about', name: 'About Us' },
  { path: '/products', name: 'Products' },
  { path: '/clients', name: 'Clients' },
  { path: '/contact', name: 'Contact Us' },
]

/** With the styles of a row or a column. */
function MainNav({ list, link }: { list?: string; link: string }) {
  return (
    <ul className={list}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <NavLink to={path} prefetch="intent" className={link}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
