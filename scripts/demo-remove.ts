import { createInterface } from 'node:readline/promises'
import type { App } from '#domain/app.ts'
import { countOf } from '#demo/demo-record.ts'
import type { DemoKind, DemoRecord } from '#demo/demo-record.ts'
import { findDemoContent } from '#demo/find-demo-content.ts'
import { removeDemoContent } from '#demo/remove-demo-content.ts'
import { counted } from './counted.ts'
import type { Noun } from './counted.ts'
import { runCommand } from './run-command.ts'

const nouns: Record<DemoKind, Noun> = {
  products: ['product', 'products'],
  catalogues: ['catalogue', 'catalogues'],
  enquiries: ['enquiry', 'enquiries'],
  contacts: ['contact message', 'contact messages'],
  customers: ['customer account', 'customer accounts'],
  banners: ['banner image', 'banner images'],
  partnerLogos: ['partner logo', 'partner logos'],
  clientLogos: ['client logo', 'client logos'],
}

/**
 * `npm run demo:remove`: removes the demo content and nothing else, also while the server runs. What
 * somebody has changed or used since is removed only after a question, or with `-- --all`.
 */
await runCommand(async (app) => {
  const { changed, unchanged } = await findDemoContent(app.db)
  if (countOf(changed) + countOf(unchanged) === 0) return 'There is no demo content here.'
  return remove(app, { isAll: process.argv.includes('--all') || (await isToRemoveAll(changed)) })
})

async function remove(app: App, choice: { isAll: boolean }) {
  const { removed, left } = await removeDemoContent(app, choice)
  const done = `Removed: ${listed(removed) || 'nothing'}.`
  if (countOf(left) === 0) return done
  return `${done}\nLeft, because somebody has changed or used it: ${listed(left)}.\nTo remove that too: npm run demo:remove -- --all`
}

async function isToRemoveAll(changed: DemoRecord) {
  if (countOf(changed) === 0 || !process.stdin.isTTY) return false
  using terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `Somebody has changed or used ${listed(changed)} of the demo content. Remove that too? (y/N) `
  return /^y(es)?$/i.test((await terminal.question(question)).trim())
}

function listed(record: DemoRecord) {
  return Object.entries(nouns)
    .map(([kind, noun]) => ({ count: record[kind as DemoKind].length, noun }))
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => counted(count, noun))
    .join(', ')
}
