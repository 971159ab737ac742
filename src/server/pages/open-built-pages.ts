import { existsSync } from 'node:fs'
import { StartError } from '#platform/start-error.ts'
import type { Web } from '#web/app-context.ts'

const built = new URL('../../../build/server/index.js', import.meta.url)

export async function openBuiltPages(web: Web) {
  if (!existsSync(built)) throw new StartError('The pages are not built yet: run npm start.')
  const { createHandler } = await import('#built-pages')
  return { handle: createHandler(web) }
}
