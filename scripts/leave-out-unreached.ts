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
  // Only while somebody goes to a page whose file is gone since a new version came does the document
  // load again. React Router does it also when a link is pointed at or the connection is lost, and
  // the browser's own page then stands where something was read or typed.
  'react-router/dist/production/lib/dom/ssr/routeModules.js': `
    export async function loadRouteModule(route, loaded) {
      if (route.id in loaded) return loaded[route.id]
      try {
        return (loaded[route.id] = await import(/* @vite-ignore */ route.module))
      } catch (error) {
        if (window.__reactRouterDataRouter?.state.navigation.location) {
          await fetch('/healthz', { cache: 'no-store' })
          location.reload()
        }
        return new Promise(() => {})
      }
    }`,
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
