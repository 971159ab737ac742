import { useLocation } from 'react-router'
import { PageLink } from './page-link.tsx'

type NavLinkProps = React.ComponentProps<typeof PageLink> & { isExact?: boolean | undefined }

/**
 * A link of a navigation, which says when its page is open: the one of this address, and unless `isExact` those below
 * it. The router's own takes the time on the server that `PageLink` saves.
 */
export function NavLink({ isExact, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const [path] = rest.to.split('?')
  const isOpen = pathname === path || (!isExact && pathname.startsWith(`${path}/`))
  return <PageLink {...rest} aria-current={isOpen ? 'page' : undefined} />
}
