import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteManifestOf } from '#web/site-manifest.ts'

const opening = 'window.__reactRouterManifest='

/** Writes the list of routes once more, without those of the back office, for the pages of the site. */
export async function writeSiteManifest(client: string) {
  const [name] = await Array.fromAsync(glob('assets/manifest-*.js', { cwd: client }))
  if (!name) throw new Error('the build has no list of routes')
  const script = await readFile(join(client, name), 'utf8')
  const end = script.lastIndexOf('}') + 1
  const manifest: Manifest = JSON.parse(script.slice(opening.length, end))
  const routes = Object.entries(manifest.routes).filter(
    ([, route]) => !isOfOffice(route, manifest.routes),
  )
  const url = siteManifestOf(`/${name}`)
  const shorter = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(routes) })
  await writeFile(join(client, url), `${opening}${shorter}${script.slice(end)}`)
}

type ListedRoute = { id: string; parentId?: string; path?: string }
type Manifest = { routes: Record<string, ListedRoute> }

const layout = 'admin/admin-layout'

function isOfOffice({ id, parentId = '', path }: ListedRoute, routes: Manifest['routes']): boolean {
  if (id === layout || /^(admin|login)(\/|$)/.test(path ?? '')) return true
  const parent = routes[parentId]
  return parent !== undefined && isOfOffice(parent, routes)
}
