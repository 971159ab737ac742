type Layer = keyof typeof layersBelow

/** Which layers each layer may import. */
export const layersBelow = {
  contract: [],
  platform: ['contract'],
  domain: ['contract', 'platform'],
  api: ['contract', 'platform', 'domain'],
  web: ['contract', 'platform', 'domain'],
  migrations: ['platform'],
  server: ['contract', 'platform', 'domain', 'api', 'web', 'migrations'],
} as const satisfies Record<string, readonly string[]>

/** A feature of the domain may use those of a lower level, never one of its own level. */
export const domainLevels: Record<string, number> = {
  audit: 0,
  content: 0,
  'customer-records': 0,
  erasures: 0,
  files: 0,
  limits: 0,
  outbox: 0,
  pictures: 0,

  search: 0,
  specifications: 0,
  submissions: 0,
  usage: 0,

  accounts: 1,
  company: 1,
  consents: 1,
  customers: 1,
  emails: 1,
  'follow-ups': 1,
  'image-lists': 1,
  products: 1,
  replies: 1,
  'reply-templates': 1,

  accessories: 2,
  catalogues: 2,
  categories: 2,
  contacts: 2,
  enquiries: 2,
  'index-now': 2,
  people: 2,
  'product-documents': 2,
  'product-imports': 2,
  'stock-alerts': 2,

  backups: 3,
  'customer-directory': 3,
  integrations: 3,
  'own-enquiries': 3,
  printing: 3,
  privacy: 3,
  today: 3,

  'office-search': 4,
  trash: 4,
}

/** The files at the root of domain carry the ground: `App` holds the content version. */
export const rootLevel = 1

export type SourceFile = {
  path: string
  /** The folder at the top of the repository: src, demo, tests, scripts, bench, drill. */
  top: string
  layer: Layer | undefined
  /** The folder below the layer; a file at the layer's own root has none. */
  feature: string | undefined
  name: string
  isTest: boolean
}

export function sourceFileOf(path: string): SourceFile {
  const parts = path.split('/')
  const [top = '', second = '', third = ''] = parts
  const name = parts.at(-1) ?? ''
  return {
    path,
    top,
    layer: top === 'src' && isLayer(second) ? second : undefined,
    feature: parts.length > 3 ? third : undefined,
    name,
    isTest: top === 'tests' || /\.test\.tsx?$/.test(name),
  }
}

function isLayer(name: string): name is Layer {
  return Object.hasOwn(layersBelow, name)
}
