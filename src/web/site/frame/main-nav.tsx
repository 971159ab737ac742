import { NavLink } from 'react-router'

const pages = [
  { path: '/', name: 'Home' },
  { path: '/about', name: 'About Us' },
  { path: '/products', name: 'Products' },
  { path: '/clients', name: 'Clients' },
  { path: '/contact', name: 'Contact Us' },
]

const looks = {
  row: {
    list: 'flex items-stretch gap-x-5',
    link: 'flex min-h-14 items-center border-b-2 border-transparent pt-0.5 text-sm font-medium no-underline hover:border-outline aria-[current=page]:border-action',
  },
  column: {
    list: 'divide-y divide-hairline',
    link: 'flex min-h-12 items-center border-l-4 border-transparent px-3 font-medium md:pl-7 no-underline aria-[current=page]:border-action aria-[current=page]:bg-sunken',
  },
}

/** A NavLink says `aria-current="page"` of itself. */
export function MainNav({ look }: { look: keyof typeof looks }) {
  return (
    <ul className={looks[look].list}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/'} prefetch="intent" className={looks[look].link}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
