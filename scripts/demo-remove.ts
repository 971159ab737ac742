import { removeDemoProducts } from '#domain/products/change-demo-products.ts'
import { runCommand } from './run-command.ts'

/** `npm run demo:remove`: takes away the demo content and nothing else, also while the server runs. */
await runCommand(async (app) => {
  const removed = await removeDemoProducts(app)
  return removed === 0 ? 'There is no demo content here.' : `${removed} demo products are gone.`
})
