import { relative } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { root } from './repository-root.mjs'

const folder = `${root}/build/bundle`

/**
 * The server with its pages in few files, of which Node loads a thousand otherwise. Packages stay
 * outside, but for two that have hundreds of files.
 */
export async function bundleServer() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: ['kysely', 'zod'] },
    plugins: [leaveOutFetch(), keepAddresses(), escapeCharacters()],
    build: {
      ssr: 'src/server/main.ts',
      outDir: folder,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/** A module finds files beside itself by its own address, as if it were not in the bundle. */
function keepAddresses(): Plugin {
  return {
    name: 'keep-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return null
      const path = relative(folder, id).replaceAll('\\', '/')
      return code.replaceAll('import.meta.url', `new URL('${path}', import.meta.url).href`)
    },
  }
}

/**
 * `import` reads all that a module of Node exports, of `node:http` also `WebSocket`, for which Node loads
 * its `fetch` and all beside it: 45 ms of a start. It is loaded when the first page is made.
 */
function leaveOutFetch(): Plugin {
  const used = ['Agent', 'createServer', 'request', 'STATUS_CODES']
  return {
    name: 'leave-out-fetch',
    enforce: 'pre',
    resolveId: (id) => (id === 'node:http' ? '\0node-http' : null),
    load: (id) =>
      id === '\0node-http'
        ? `export const { ${used.join(', ')} } = process.getBuiltinModule('node:http')`
        : null,
  }
}

/**
 * Node keeps the text of all code in memory, with two bytes for each character of a file as soon as one
 * needs two. An escape means the same everywhere but in `String.raw`: a file with such a text stays.
 */
function escapeCharacters(): Plugin {
  return {
    name: 'escape-characters',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !rawText.test(file.code)) file.code = escaped(file.code)
      }
    },
  }
}

const rawText = /String\.raw`[^`]*[^\0-\x7f][^`]*`/

function escaped(code: string) {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
