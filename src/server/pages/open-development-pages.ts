import { createServer } from 'vite'
import type { PageHandler } from '#web/handler.ts'
import type { Web } from '#web/app-context.ts'
import type { BuiltPages } from './open-built-pages.ts'

/** The same handler, through Vite: each request sees the files as they are now. */
export async function openDevelopmentPages(web: Web) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const handle: PageHandler = async (request, visitor) => {
    const module = await vite.ssrLoadModule('./src/web/handler.ts')
    const createHandler: BuiltPages['createHandler'] = module['createHandler']
    return createHandler(web)(request, visitor)
  }
  return { handle, vite: vite.middlewares }
}
