import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routesOfSite, siteManifestOf } from '#web/site-manifest.ts'

const opening = 'window.__reactRouterManifest='

/** Writes the list of routes once more, without those of the back office, for the pages of the site. */
export async function writeSiteManifest(client: string) {
  const [name] = await Array.fromAsync(glob('assets/manifest-*.js', { cwd: client }))
  if (!name) throw new Error('the build has no list of routes')
  const script = await readFile(join(client, name), 'utf8')
  const end = script.lastIndexOf('}') + 1
  const manifest = JSON.parse(script.slice(opening.length, end))
  const url = siteManifestOf(`/${name}`)
  const shorter = JSON.stringify({ ...manifest, url, routes: routesOfSite(manifest.routes) })
  await writeFile(join(client, url), `${opening}${shorter}${script.slice(end)}`)
}
