import { useLocation } from 'react-router'
import { PageLink } from './page-link.tsx'

type NavLinkProps = React.ComponentProps<typeof PageLink> & { isExact?: boolean | undefined }

/**
 * A link of a navigation, which says when its page is open. The router's own has states that nothing here shows, for
 * 300 bytes on every page.
 */
export function NavLink({ isExact, ...rest }: NavLinkProps) {
  return <PageLink {...rest} aria-current={useIsOpen(rest.to, isExact) ? 'page' : undefined} />
}

/** True on the page of this address, and unless `isExact` on those below it. */
function useIsOpen(address: string, isExact = false) {
  const { pathname } = useLocation()
  const [path] = address.split('?')
  return pathname === path || (!isExact && pathname.startsWith(`${path}/`))
}
