import { webContext } from '../../app-context.ts'
import { countParts, readPart } from './read-map.ts'
import { mapOfMapsText, mapText, mostInMap } from './sitemap-text.ts'
import { xmlAnswer } from './text-answers.ts'
import type { Route } from './+types/sitemap'

/** `/sitemap.xml`: every page there is, or where the maps are that name them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, publicUrl: site } = context.get(webContext)
  const parts = await countParts(app.db, mostInMap)
  if (parts > 1) return xmlAnswer(mapOfMapsText(parts, site))
  return xmlAnswer(mapText(await readPart(app.db, { number: 1, mostInMap, site })))
}
