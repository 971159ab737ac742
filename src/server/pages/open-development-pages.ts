import { createServer } from 'vite'
import type { createHandler, PageHandler } from '#web/handler.ts'
import type { Web } from '#web/app-context.ts'

/** The same handler, through Vite: each request sees the files as they are now. */
export async function openDevelopmentPages(web: Web) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const handle: PageHandler = async (request, visitor) => {
    const module = await vite.ssrLoadModule('./src/web/handler.ts')
    const create: typeof createHandler = module['createHandler']
    return create(web)(request, visitor)
  }
  return { handle, vite: vite.middlewares }
}
