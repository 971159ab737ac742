import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { leaveOutUnreached } from './scripts/leave-out-unreached.ts'

/**
 * What every public page loads, in two files, and what those with products and those with
 * forms share, in one more each: together they compress 6 KB smaller than in twenty. What many
 * screens of the office share is one file too: the list of who needs which is on every page.
 */
const sharedChunks = [
  {
    name: 'router',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  {
    name: 'site',
    test: /src\/(contract\/call\.ts|web\/(site\/(frame|errors|page-|site-layout|enquiry\/(enquiry-place|use-enquiry-link))|ui\/use-(heading-focus|in-browser)|document-error))/,
  },
  {
    name: 'goods',
    test: /src\/web\/(site\/(show-in-row|logos\/|products\/(brief-|card-|list-address|picture-steps|product-picture|spec-parts))|ui\/(category-pictogram|empty-state|format|preload-picture|stock-badge|stored-picture|use-copied|when-near))/,
  },
  { name: 'forms', test: /src\/web\/site\/(forms\/|enquiry\/(enquiry-form|use-enquiry\.))/ },
  { name: 'pager', test: /src\/web\/ui\/(pager|pages-shown)/ },
  { name: 'office', test: /src\/(web\/admin\/|contract\/[a-z]+\/[a-z]+-calls)/, minShareCount: 4 },
]

/**
 * The pages with React and its router in one file, without what they do not use: the server starts
 * in two thirds of the time and takes 40 MB less.
 */
const wholeServerBuild = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lowerFloorsStayOutside(), leaveOutUnreached()],
  publicDir: 'src/web/public',
  // Found only when a page asks for them, they would reload the first pages of a developer's day.
  optimizeDeps: {
    include: ['@base-ui/react/csp-provider', '@base-ui/react/toast', 'kysely', 'zod'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './src/web/handler.ts' } },
      ...(command === 'build' ? wholeServerBuild : {}),
    },
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
  },
}))

/**
 * The server's build leaves the lower floors to Node, which loads them as they are:
 * bundled, each of their modules would exist twice in the process.
 */
function lowerFloorsStayOutside(): Plugin {
  const floors = /^#(contract|platform|domain)\/(.*)$/
  return {
    name: 'lower-floors-stay-outside',
    enforce: 'pre',
    resolveId(id, _importer, { ssr }) {
      const [, floor, path] = floors.exec(id) ?? []
      if (!ssr || !floor) return null
      const isBuild = this.environment.mode === 'build'
      if (isBuild) return { id, external: true }
      return { id: fileURLToPath(new URL(`src/${floor}/${path}`, import.meta.url)), external: true }
    },
  }
}
