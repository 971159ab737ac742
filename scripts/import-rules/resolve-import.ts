import { posix } from 'node:path'

/** What an import points to inside the repository; a package, an asset and generated types are none. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (isGenerated(path)) return undefined
  if (path === '#built-pages') return 'src/web/handler.ts'
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  const alias = /^#(\w+)\/(.+)$/.exec(path)
  if (!alias) return undefined
  const [, layer = '', rest = ''] = alias
  return ['tests', 'demo'].includes(layer) ? `${layer}/${rest}` : `src/${layer}/${rest}`
}

/** React Router writes a route's `./+types/…`; Vite writes build/ and takes styles and pictures. */
function isGenerated(path: string) {
  return (
    /\/\+types\/|(^|\/)build\//.test(path) || /\.(css|svg|png|webp|jpg|woff2|json|txt)$/.test(path)
  )
}
