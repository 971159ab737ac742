import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/**
 * Modules that several pages load, by folder and each with what it imports, if an earlier one does not
 * have it: fewer files compress smaller, and the list of all routes and their files, which every page
 * loads, is shorter. Public pages come first, so that the back office has only the rest.
 */
const sharedChunks = [
  {
    // Every page holds what is shown when it fails, but for what a page that is missing alone has.
    name: 'router',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/web\/(site\/(frame|errors\/(?!ways-on)|site-layout)|root\.tsx|entry\.client)/,
  },
  {
    name: 'product-parts',
    test: /src\/(web\/(site\/(product-parts|pictures\/(?!logo-grid))|ui\/products\/)|contract\/(count-text|products\/(spec-parts|maker-texts)))/,
  },
  // Of the pages that show no card of a product.
  { name: 'logos', test: /src\/web\/(site\/pictures\/logo-grid|ui\/display\/)/ },
  { name: 'home', test: /src\/web\/site\/home\//, minShareCount: 2 },
  {
    name: 'forms',
    test: /src\/(web\/((site|ui)\/forms\/(?!schema-errors|find-field-errors)|site\/hours\/opening-state)|contract\/(call|refused-response)\.ts$)/,
  },
  // Loaded with the first key that is pressed in a form.
  {
    name: 'sending',
    test: /src\/web\/(site\/sending\/send-form|site\/forms\/find-field-errors|ui\/forms\/schema-errors)/,
  },
  { name: 'enquiry', test: /src\/web\/site\/enquiry\//, minShareCount: 2 },
  // Of public pages and of the office, whose file no public page may load.
  { name: 'contact', test: /src\/(web\/ui\/mail-address|contract\/contacts\/contact)\.tsx?$/ },
  { name: 'own-password', test: /src\/contract\/customers\/own-password\.ts$/ },
  { name: 'customer', test: /src\/contract\/customers\/customer\.ts$/ },
  { name: 'retention', test: /src\/contract\/privacy\/retention\.ts$/ },
  { name: 'list', test: /src\/web\/(ui\/product-card|site\/products\/product-grid)/ },
  // Of lists with several pages, and of the office.
  { name: 'pager', test: /src\/web\/ui\/pager\// },
  // With all that they import: else the office's file has what it shares with them.
  {
    name: 'form-schemas',
    test: /src\/contract\/(contacts\/contact|enquiries\/enquiry|customers\/own-password)-form\.ts$/,
  },
  { name: 'office', test: /src\/web\/admin\//, minShareCount: 2 },
]

/**
 * The pages with React and its router in one file, without what they do not use: the server starts
 * in two thirds of the time and takes 40 MB less.
 */
const wholeServerBuild = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** Every page loads a list of all files: with one character less in each hash, 0.1 KB less. */
const clientFiles = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  codeSplitting: { groups: sharedChunks },
}

/** Warnings of libraries, which are for the developer of a page, are left out of what visitors load. */
const warningsAreNotShipped = {
  manualPureFunctions: ['console.warn', 'warning', 'warningOnce', 'warnOnce'],
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lowerFloorsStayOutside(), officeStaysInTheBrowser()],
  publicDir: 'src/web/public',
  // Found only when a page asks for them, they would reload the first pages of a developer's day.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/autocomplete',
      '@base-ui/react/csp-provider',
      '@base-ui/react/dialog',
      '@base-ui/react/select',
      '@base-ui/react/tabs',
      '@base-ui/react/toast',
      '@base-ui/react/tooltip',
      '@tanstack/react-query',
      'kysely',
      'zod',
    ],
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
        rolldownOptions: { output: clientFiles, treeshake: warningsAreNotShipped },
      },
    },
  },
}))

/**
 * The build of the pages leaves the lower floors outside, or each of their modules would exist twice in
 * the process: `bundle-server.ts` adds them once for the server and the pages.
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

/**
 * The server renders a skeleton for every screen of the office (`admin-layout.tsx`), so it needs their
 * loaders, titles and skeletons, but neither the screens nor what they alone import: with them it took
 * 1 MB more code. The pages under `/login` are rendered.
 */
function officeStaysInTheBrowser(): Plugin {
  return {
    name: 'office-stays-in-the-browser',
    apply: 'build',
    enforce: 'pre',
    transform(code, id, options) {
      if (!options?.ssr || !/\/web\/admin\/(?!session\/).*\.tsx$/.test(id)) return null
      return code
        .replace(/^export default /m, 'export default () => null\nvoid ')
        .replaceAll(/^export (?=(const|(async )?function) client)/gm, '')
    },
  }
}
