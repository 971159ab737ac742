import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

const renderTimeout = 10_000

/** In place of a part of the page that React does not wait for. In texts it escapes `<`. */
const leftOut = '<!--$!-->'

/**
 * The HTML of a page, as one text: 4,000 small chunks of a stream take longer to encode and to collect than the cards
 * of a list to render. Only a stream waits for a component that is still to be loaded, so such a page is
 * rendered again as one.
 */
export async function renderPage(context: EntryContext, url: string) {
  const data = await readData(context)
  const page = () => <ServerRouter context={withReadData(context, data)} url={url} />
  const html = `<!DOCTYPE html>${renderToString(page())}`
  return html.includes(leftOut) ? renderAsStream(page()) : html
}

/** What the loaders returned, as the scripts of the page get it. */
async function readData({ serverHandoffStream }: EntryContext) {
  return serverHandoffStream ? text(serverHandoffStream) : ''
}

/** The router would wait for its data while React renders. What it has read it writes at once. */
function withReadData(context: EntryContext, data: string): EntryContext {
  const streamCache = { 0: readPart(data, false), 1: readPart('', true) }
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } }
}

function readPart(value: string, done: boolean) {
  return Object.assign(Promise.resolve(), { result: { value, done } })
}

function renderAsStream(page: React.ReactNode) {
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Everything in its place: what comes later needs a script to get there.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(late)
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      // A part that fails, or that takes too long, would leave a hole in a page that is stored.
      onError: reject,
    })
    const late = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout)
  })
}
