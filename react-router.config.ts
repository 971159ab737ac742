import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeSiteManifest } from './scripts/write-site-manifest.ts'

export default {
  appDirectory: 'src/web',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Split, a layout's client middleware would not be preloaded, and 'strict-dynamic' runs only what is.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    writeSiteManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
