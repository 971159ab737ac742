import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Split, a layout's client middleware would not be preloaded, and 'strict-dynamic' runs only what is.
  splitRouteModules: false,
} satisfies Config
