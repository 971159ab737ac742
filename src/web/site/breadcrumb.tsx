import { Link } from 'react-router'

type Crumb = { name: string; path: string }

export function Breadcrumb({ crumbs, here }: { crumbs: Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="py-0.5 text-sm text-ink-soft md:py-2 print:hidden">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-2 md:flex-nowrap">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex shrink-0 items-center gap-x-2">
            <Link to={path} className="footer-link">
              {name}
            </Link>
            <span aria-hidden="true" className="max-md:in-[li:nth-last-child(2)]:hidden">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="hidden min-w-0 truncate text-ink md:block">
          {here}
        </li>
      </ol>
    </nav>
  )
}
