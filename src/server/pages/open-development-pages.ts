import { createServer } from 'vite'
import type { PageHandler } from '#web/handler.ts'
import type { Web } from '#web/app-context.ts'

type Handler = { createHandler(web: Web): PageHandler }

/** The same handler, through Vite: each request sees the files as they are now. */
export async function openDevelopmentPages(web: Web) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const handle: PageHandler = async (request, sender) => {
    const { createHandler } = (await vite.ssrLoadModule('./src/web/handler.ts')) as Handler
    return createHandler(web)(request, sender)
  }
  return { handle, vite: vite.middlewares }
}
