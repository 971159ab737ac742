import { Links, Meta, Outlet, Scripts } from 'react-router'
import archivo from './fonts/archivo.woff2?url'
import { ScrollMemory } from './scroll-memory.tsx'
import './theme.css'

export { DocumentError as ErrorBoundary } from './site/errors/document-error.tsx'

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F3" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" href={archivo} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
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

export default function Root() {
  return <Outlet />
}
