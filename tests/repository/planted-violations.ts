type Files = Record<string, string>

/** A small repository without an error. */
export const soundRepository: Files = {
  'src/contract/products/product.ts': 'export const productLimits = { name: 200 }',
  'src/contract/products/product-form.ts': `import { z } from 'zod'
    import { productLimits } from './product.ts'
    export const ProductForm = z.object({ name: z.string().max(productLimits.name) })`,
  'src/platform/config/read-config.ts': 'export const port = 3000',
  'src/platform/http/client-address.ts': `import type { FastifyRequest } from 'fastify'
    export function clientAddress(request: FastifyRequest) { return request.ip }`,
  'src/migrations/001-products.ts': `import { port } from '#platform/config/read-config.ts'
    export const up = port`,
  'src/domain/tables.ts': `import type { ProductsTable } from './products/products-table.ts'
    export type Tables = { products: ProductsTable }`,
  'src/domain/products/products-table.ts': 'export type ProductsTable = { id: string }',
  'src/domain/audit/record-audit.ts': 'export function recordAudit() {}',
  'src/domain/products/add-product.ts': `import { ProductForm } from '#contract/products/product-form.ts'
    import type { Tables } from '../tables.ts'
    import { recordAudit } from '../audit/record-audit.ts'
    export type Product = Tables['products']
    export function addProduct() { recordAudit(); return ProductForm }`,
  'src/domain/products/add-product.test.ts': `import { addProduct } from './add-product.ts'
    import { openWorld } from '#tests/world.ts'
    openWorld(addProduct, process.env.TEST_DATABASE_URL)`,
  'src/api/products/product-endpoints.ts': `import { addProduct } from '#domain/products/add-product.ts'
    export const productEndpoints = [addProduct]`,
  'src/web/root.tsx': `import type { Route } from './+types/root'
    import themeUrl from './theme.css?url'
    export default function Root(props: Route.ComponentProps) { return <html lang="en">{themeUrl}</html> }`,
  'src/web/ui/button.tsx': 'export function Button() { return <button type="button" /> }',
  'src/web/site/products-page.tsx': `import { Button } from '../ui/button.tsx'
    export default function ProductsPage() { return <Button /> }`,
  'src/server/main.ts': `import { productEndpoints } from '#api/products/product-endpoints.ts'
    import { up } from '#migrations/001-products.ts'
    const pages = await import('../../build/server/index.js')
    export const server = [productEndpoints, up, pages, process.env]`,
  'tests/world.ts': `import { addProduct } from '#domain/products/add-product.ts'
    export function openWorld(...parts: unknown[]) { return [addProduct, ...parts] }`,
}

/** What is planted, into which files, and the one finding that it must give. */
export const plantedViolations: [string, Files, string][] = [
  [
    'an upward import',
    {
      'src/domain/products/withdraw.ts': `\nimport { productEndpoints } from '#api/products/product-endpoints.ts'
        export const withdraw = productEndpoints`,
    },
    'src/domain/products/withdraw.ts:2 upward-import',
  ],
  [
    'an upward import of types alone',
    {
      'src/contract/row.ts': `import type { Tables } from '#domain/tables.ts'\nexport type Row = Tables`,
    },
    'src/contract/row.ts:1 upward-import',
  ],
  [
    'an upward import that is written dynamically',
    { 'src/platform/boot.ts': `export function boot() { return import('#server/main.ts') }` },
    'src/platform/boot.ts:1 upward-import',
  ],
  [
    'an upward import inside a type',
    { 'src/platform/kind.ts': `export type Kind = import('#domain/tables.ts').Tables` },
    'src/platform/kind.ts:1 upward-import',
  ],
  [
    'an upward re-export',
    { 'src/platform/again.ts': `export const one = 1\nexport * from '#domain/tables.ts'` },
    'src/platform/again.ts:2 upward-import',
  ],
  [
    'a page that imports the API',
    {
      'src/web/site/calls.tsx': `import { productEndpoints } from '#api/products/product-endpoints.ts'\nexport const calls = productEndpoints`,
    },
    'src/web/site/calls.tsx:1 upward-import',
  ],
  [
    'a migration that imports the domain',
    {
      'src/migrations/002-rows.ts': `import type { Tables } from '#domain/tables.ts'\nexport type Rows = Tables`,
    },
    'src/migrations/002-rows.ts:1 upward-import',
  ],
  [
    'the platform importing a migration',
    {
      'src/platform/migrate.ts': `import { up } from '#migrations/001-products.ts'\nexport const ups = [up]`,
    },
    'src/platform/migrate.ts:1 upward-import',
  ],
  [
    'a ground feature that knows a noun',
    {
      'src/domain/audit/find-audit.ts': `import { addProduct } from '../products/add-product.ts'\nexport const found = addProduct`,
    },
    'src/domain/audit/find-audit.ts:1 sideways-import',
  ],
  [
    'a noun that knows another noun',
    {
      'src/domain/image-lists/find-images.ts': `import { addProduct } from '../products/add-product.ts'\nexport const logos = addProduct`,
    },
    'src/domain/image-lists/find-images.ts:1 sideways-import',
  ],
  [
    'a file at the root of domain that knows a noun',
    {
      'src/domain/refusal.ts': `import { addProduct } from './products/add-product.ts'\nexport const refusal = addProduct`,
    },
    'src/domain/refusal.ts:1 sideways-import',
  ],
  [
    'a domain feature without a level',
    { 'src/domain/rumours/find-rumours.ts': 'export const rumours = []' },
    'src/domain/rumours/find-rumours.ts:1 no-level',
  ],
  [
    'the back office importing the public site',
    {
      'src/web/admin/products-screen.tsx': `import Page from '../site/products-page.tsx'\nexport const Screen = Page`,
    },
    'src/web/admin/products-screen.tsx:1 sideways-import',
  ],
  [
    'the ui kit importing the public site',
    {
      'src/web/ui/card.tsx': `import Page from '../site/products-page.tsx'\nexport const Card = Page`,
    },
    'src/web/ui/card.tsx:1 sideways-import',
  ],
  [
    'a relative path to another layer',
    {
      'src/domain/products/limits.ts': `import { productLimits } from '../../contract/products/product.ts'\nexport const limits = productLimits`,
    },
    'src/domain/products/limits.ts:1 relative-between-layers',
  ],
  [
    'a test that reaches into src by a relative path',
    {
      'tests/story.ts': `import { addProduct } from '../src/domain/products/add-product.ts'\nexport const body = addProduct`,
    },
    'tests/story.ts:1 relative-between-layers',
  ],
  [
    'an alias inside a layer',
    {
      'src/domain/products/count-products.ts': `import { addProduct } from '#domain/products/add-product.ts'\nexport const count = addProduct`,
    },
    'src/domain/products/count-products.ts:1 alias-inside-layer',
  ],
  [
    'a product file that imports test code',
    {
      'src/domain/products/dream.ts': `import { openWorld } from '#tests/world.ts'\nexport const dream = openWorld`,
    },
    'src/domain/products/dream.ts:1 test-in-product',
  ],
  [
    'an import that leaves out the file ending',
    {
      'src/domain/products/short.ts': `import { addProduct } from './add-product'\nexport const short = addProduct`,
    },
    'src/domain/products/short.ts:1 unknown-file',
  ],
  [
    'a loop',
    {
      'src/platform/egg.ts': `import { hen } from './hen.ts'\nexport const egg = () => hen`,
      'src/platform/hen.ts': `import { egg } from './egg.ts'\nexport const hen = () => egg`,
    },
    'src/platform/egg.ts:1 loop',
  ],
  [
    'a loop of types over three files',
    {
      'src/platform/rock.ts': `export type Rock = import('./paper.ts').Paper`,
      'src/platform/paper.ts': `import type { Scissors } from './scissors.ts'\nexport type Paper = Scissors`,
      'src/platform/scissors.ts': `export const sharp = true\nexport type { Rock as Scissors } from './rock.ts'`,
    },
    'src/platform/rock.ts:1 loop',
  ],
  [
    'a barrel',
    { 'src/platform/everything.ts': `export { port } from './config/read-config.ts'` },
    'src/platform/everything.ts:1 barrel',
  ],
  [
    'a barrel in two steps',
    { 'src/platform/all.ts': `import { port } from './config/read-config.ts'\nexport { port }` },
    'src/platform/all.ts:1 barrel',
  ],
  [
    'a file called index',
    { 'src/platform/index.ts': 'export const one = 1' },
    'src/platform/index.ts:1 barrel',
  ],
  [
    'two files of one name',
    { 'src/web/site/add-product.ts': 'export const one = 1' },
    'src/web/site/add-product.ts:1 same-name',
  ],
  [
    'a file name with capitals',
    { 'src/web/ui/Dialog.tsx': 'export function Dialog() { return <dialog /> }' },
    'src/web/ui/Dialog.tsx:1 file-name',
  ],
  [
    'a folder that is no layer',
    { 'src/helpers/text.ts': 'export const text = 1' },
    'src/helpers/text.ts:1 no-layer',
  ],
  [
    'process.env in the corridor',
    {
      'src/domain/products/mode.ts': `export const text = ''\nexport const mode = process.env.MODE`,
    },
    'src/domain/products/mode.ts:2 environment',
  ],
  [
    'process.env among the settings',
    { 'src/platform/config/mode.ts': 'export const mode = process.env.MODE' },
    'src/platform/config/mode.ts:1 environment',
  ],
  [
    'process.env through globalThis',
    { 'src/platform/mode.ts': `export const mode = globalThis.process['env'].MODE` },
    'src/platform/mode.ts:1 environment',
  ],
  [
    'process.env taken apart',
    { 'src/platform/mode.ts': `const { env } = process\nexport const mode = env.MODE` },
    'src/platform/mode.ts:1 environment',
  ],
  [
    'process.env imported by name',
    { 'src/platform/mode.ts': `import { env } from 'node:process'\nexport const mode = env.MODE` },
    'src/platform/mode.ts:1 environment',
  ],
  [
    'zod in a file of facts',
    { 'src/contract/site/hours.ts': `import * as z from 'zod'\nexport const Hours = z.string()` },
    'src/contract/site/hours.ts:1 zod-in-plain-file',
  ],
  [
    'zod in a file of facts by way of a form',
    {
      'src/contract/products/card.ts': `import { ProductForm } from './product-form.ts'\nexport const card = ProductForm`,
    },
    'src/contract/products/card.ts:1 zod-in-plain-file',
  ],
  [
    'React in the domain',
    { 'src/domain/products/price.tsx': `import { memo } from 'react'\nexport const price = memo` },
    'src/domain/products/price.tsx:1 react-below-web',
  ],
  [
    'Fastify in the domain',
    {
      'src/domain/products/reply.ts': `import type { FastifyReply } from 'fastify'\nexport type Reply = FastifyReply`,
    },
    'src/domain/products/reply.ts:1 fastify-below-api',
  ],
  [
    'more than the types of Fastify in platform/http',
    {
      'src/platform/http/listen.ts': `import fastify from 'fastify'\nexport const listen = fastify`,
    },
    'src/platform/http/listen.ts:1 fastify-below-api',
  ],
  [
    'finished HTML handed to React',
    {
      'src/web/site/prose.tsx': `export function Prose(props: { html: string }) {\n  return <p dangerouslySetInnerHTML={{ __html: props.html }} />\n}`,
    },
    'src/web/site/prose.tsx:2 raw-html',
  ],
  [
    'a file that cannot be parsed',
    { 'src/platform/broken.ts': 'export const = 1' },
    'src/platform/broken.ts:1 unreadable',
  ],
]
