import { Link } from 'react-router'
import type { LinkProps } from 'react-router'

type RouterProps = Pick<LinkProps, 'prefetch' | 'preventScrollReset' | 'reloadDocument'>

/** `to` begins with a slash. */
type PageLinkProps = React.ComponentProps<'a'> & RouterProps & { to: string }

/**
 * The router's link, and on the server the anchor that it would render. A list has 150 of them, and for each the router
 * resolves the address and prepares presses and prefetching: a tenth of the time that the page takes.
 */
export const PageLink: React.ComponentType<PageLinkProps> = import.meta.env.SSR ? Anchor : Link

function Anchor({
  to,
  prefetch: _,
  preventScrollReset: __,
  reloadDocument: ___,
  children,
  ...rest
}: PageLinkProps) {
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  )
}
