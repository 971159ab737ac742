import { relative } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { root } from './repository-root.mjs'

const folder = `${root}/build/bundle`

/** The server with its pages in few files, of which Node loads a thousand otherwise. Packages stay outside. */
export async function bundleServer() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepAddresses()],
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
