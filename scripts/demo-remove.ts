import { removeDemoContent } from '#domain/demo/change-demo-content.ts'
import { runCommand } from './run-command.ts'

/** `npm run demo:remove`: takes away the demo content and nothing else, also while the server runs. */
await runCommand(async (app) => {
  const { products, catalogues, messages, customers, showpieces } = await removeDemoContent(app)
  if (products + catalogues + messages + customers + showpieces === 0)
    return 'There is no demo content here.'
  return `${products} demo products, ${catalogues} catalogues, ${messages} messages, ${customers} customer accounts and ${showpieces} banners and logos are gone.`
})
