import { webContext } from '../../app-context.ts'
import { countParts, readPart } from './read-map.ts'
import { mapText, mostInMap } from './sitemap-text.ts'
import { textAnswer, xmlAnswer } from './text-answers.ts'
import type { Route } from './+types/sitemap-part'

/** `/sitemaps/2.xml` */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, publicUrl: site } = context.get(webContext)
  const number = Number(/^([1-9]\d{0,5})\.xml$/.exec(params.part)?.[1])
  const parts = await countParts(app.db, mostInMap)
  if (!(number <= parts))
    return textAnswer('There is no such part of the sitemap\n', { status: 404 })
  return xmlAnswer(mapText(await readPart(app.db, { number, mostInMap, site })))
}
