import type { Plugin } from 'vite'

/** What no page reaches in the packages, 2.9 KB of every page in brotli, as small as its promise. */
const unreached = {
  // All routes are known from the start: routeDiscovery is 'initial'.
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getPathsWithAncestors = (paths) => paths
    export const handleClientVersionMismatch = () => false
    export const getManifestPath = (path) => path`,
  // The entry hands the router nothing that watches it.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = undefined
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined`,
  // Of what our lazy files import, most is there already.
  'vite/preload-helper.js': `export const __vitePreload = (load) => load()`,
}

/** Fails when a package no longer has such a module, so that a new version of it is looked at. */
export function leaveOutUnreached(): Plugin {
  const left = new Set(Object.keys(unreached))
  return {
    name: 'leave-out-unreached',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [module, code] = Object.entries(unreached).find(([name]) => id.endsWith(name)) ?? []
      if (module) left.delete(module)
      return code
    },
    generateBundle() {
      if (left.size > 0) this.error(`There is no ${[...left].join(', no ')}`)
    },
  }
}
