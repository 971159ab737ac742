import { dataRequestMessages } from '#contract/privacy/data-request.ts'
import { findOwnDataFile } from '#domain/privacy/find-own-data-file.ts'
import { webContext } from '../../app-context.ts'
import { tokenIn } from '../../link-token.ts'
import type { Route } from './+types/own-data-file'

/** The file of a link that the office has sent. It has no page: the browser saves it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const file = await findOwnDataFile(app, tokenIn(url))
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  if (!file) return new Response(dataRequestMessages.linkDead, { status: 404, headers })
  return new Response(`${JSON.stringify(file.stored, undefined, 2)}\n`, {
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${file.reference}.json"`,
    },
  })
}
