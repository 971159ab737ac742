import { webContext } from '../../app-context.ts'
import { textAnswer } from './text-answers.ts'
import type { Route } from './+types/robots-txt'

/** The sign-in and the back office say `noindex` themselves: a robot must be let in to read that. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(webContext)
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`]
  return textAnswer(`${lines.join('\n')}\n`)
}
