import type { Web } from '#web/app-context.ts'

export async function openBuiltPages(web: Web) {
  const { createHandler } = await import('#built-pages')
  return { handle: createHandler(web) }
}
