import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { findCategories } from '#domain/find-categories.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { webContext } from './app-context.ts'
import archivo from './fonts/archivo.woff2?url'
import { isOfficePath } from './office-path.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import type { RootData } from './use-site-profile.ts'
import type { Route } from './+types/root'
import stylesheet from './theme.css?url'

export { DocumentError as ErrorBoundary } from './site/errors/page-failure.tsx'

/** By its address: imported, each file with a lazy part would name the sheet that every page has. */
export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN" style={useSiteColours()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F3" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" href={archivo} crossOrigin="anonymous" />
        <SiteIcons />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollMemory />
        <Scripts />
      </body>
    </html>
  )
}

/** The mark of the company, or that of the product. */
function SiteIcons() {
  const mark = useRouteLoaderData<typeof loader>('root')?.site.mark
  return (
    <>
      <link rel="icon" href={mark?.tab ?? '/favicon.ico'} sizes="32x32" />
      {!mark && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={mark?.apple ?? '/apple-touch-icon.png'} />
    </>
  )
}

/** On the site alone: the office has colours of its own in the dark. */
function useSiteColours() {
  const { pathname } = useLocation()
  const colours = useRouteLoaderData<typeof loader>('root')?.site.colours
  if (!colours || isOfficePath(pathname)) return undefined
  return Object.fromEntries([
    ['--action', colours.action],
    ['--action-strong', colours.strong],
  ])
}

/** In every document, so that also an error page names the company and the categories. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { app } = context.get(webContext)
  const [site, { shown }] = await Promise.all([findSiteProfile(app), findCategories(app)])
  return { site, categories: shown.map(({ name, icon }) => ({ name, icon })) }
}

/** The office reads by calls: without this, each of its screens would request this too. */
export function shouldRevalidate({
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !isOfficePath(nextUrl.pathname)
}

export default function Root() {
  return <Outlet />
}
