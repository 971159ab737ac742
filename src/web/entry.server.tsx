import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { webContext } from './app-context.ts'

const renderTimeout = 10_000

/** The finished page, not a stream: it is kept, and its inline scripts are hashed for its policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await render(<ServerRouter context={routerContext} url={request.url} />)
  return new Response(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page that does not exist is an answer, not a fault.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = (context as RouterContextProvider).get(webContext)
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  log.error({ path: new URL(request.url).pathname, reason }, 'page failed')
}

function render(page: React.ReactNode) {
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(late)
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError: () => undefined,
    })
    const late = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout)
  })
}
