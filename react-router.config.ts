import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // What finds routes later is left out of the build: scripts/leave-out-unreached.ts.
  routeDiscovery: { mode: 'initial' },
  // Split, a layout's client middleware would not be preloaded, and 'strict-dynamic' runs only what is.
  splitRouteModules: false,
} satisfies Config
