/** What a line is about, by its label. */
export type Topic =
  | 'memory'
  | 'storage'
  | 'ssd'
  | 'hardDisk'
  | 'screen'
  | 'resolution'
  | 'refreshRate'
  | 'processor'
  | 'system'
  | 'printSpeed'
  | 'printTechnology'
  | 'functions'
  | 'duplex'
  | 'scanSpeed'
  | 'lumens'
  | 'channels'
  | 'megapixels'
  | 'nightVision'
  | 'power'
  | 'watts'
  | 'topology'
  | 'ports'
  | 'weight'
  | 'warranty'
  | 'everything'

/** The kinds of category that have a vocabulary of their own. */
const specGroups = [
  'computer',
  'printer',
  'projector',
  'panel',
  'scanner',
  'cctv',
  'ups',
  'accessory',
] as const
export type SpecGroup = (typeof specGroups)[number]

const groupWords: [RegExp, SpecGroup][] = [
  [/scanner/i, 'scanner'],
  [/printer|copier|multi.?function|mfp/i, 'printer'],
  [/projector/i, 'projector'],
  [/panel|interactive|smart ?board/i, 'panel'],
  [/cctv|camera|surveillance|dvr|nvr/i, 'cctv'],
  [/\bups\b|power backup|inverter/i, 'ups'],
  [
    /laptop|notebook|desktop|computer|workstation|server|all.?in.?one|thin client|\bpcs?\b/i,
    'computer',
  ],
]

/** By the name of the category, which the office can change. Where no word fits, as for accessories. */
export function specGroupOf(category: string): SpecGroup {
  return groupWords.find(([words]) => words.test(category))?.[1] ?? 'accessory'
}

type Vocabulary = Record<string, readonly Topic[]>

const capacities: Vocabulary = labelled([
  [
    [
      'memory',
      'ram',
      'system memory',
      'installed ram',
      'installed memory',
      'main memory',
      'unified memory',
      'memory ram',
      'ram memory',
      'standard memory',
      'ram size',
      'memory size',
      'ram capacity',
      'memory capacity',
    ],
    ['memory'],
  ],
  [
    [
      'storage',
      'internal storage',
      'storage capacity',
      'rom',
      'storage drive',
      'drive',
      'internal memory',
      'primary storage',
      'main storage',
    ],
    ['storage'],
  ],
  [['ssd', 'ssd storage', 'ssd capacity', 'nvme', 'solid state drive', 'nvme ssd'], ['ssd']],
  [
    [
      'hdd',
      'hard disk',
      'hard drive',
      'hard disk drive',
      'harddisk',
      'hdd capacity',
      'hard disk capacity',
    ],
    ['hardDisk'],
  ],
  [
    ['ram ssd', 'memory ssd'],
    ['memory', 'ssd'],
  ],
  [['ram hdd'], ['memory', 'hardDisk']],
  [
    ['ram rom', 'ram storage', 'memory storage', 'ram and storage', 'memory and storage'],
    ['memory', 'storage'],
  ],
])

const screens: Vocabulary = labelled([
  [
    [
      'display',
      'screen',
      'monitor',
      'lcd',
      'display type',
      'display screen',
      'screen display',
      'tft',
      'led monitor',
      'panel',
    ],
    ['screen', 'resolution', 'refreshRate'],
  ],
  [
    [
      'screen size',
      'display size',
      'monitor size',
      'diagonal',
      'diagonal size',
      'panel size',
      'size of screen',
      'screen diagonal',
    ],
    ['screen'],
  ],
  [
    [
      'resolution',
      'screen resolution',
      'display resolution',
      'native resolution',
      'max resolution',
    ],
    ['resolution', 'refreshRate'],
  ],
  [['refresh rate'], ['refreshRate']],
])

const processors: Vocabulary = labelled([
  [
    ['processor', 'cpu', 'chip', 'chipset', 'processor type', 'processor model', 'processor name'],
    ['processor'],
  ],
  [['operating system', 'os', 'windows', 'android', 'software os'], ['system']],
])

/** The label of a line that has several specifications. */
const general = labelled([
  [
    [
      'specs',
      'spec',
      'specification',
      'specifications',
      'config',
      'configuration',
      'details',
      'features',
      'key features',
      'model',
      'ops',
      'ops pc',
      'ops module',
    ],
    ['everything'],
  ],
])

const everywhere = labelled([
  [['warranty', 'guarantee', 'manufacturer warranty', 'warranty period'], ['warranty']],
])
const weights = labelled([[['weight', 'net weight', 'product weight', 'item weight'], ['weight']]])

const vocabularies: Record<SpecGroup, Vocabulary> = {
  computer: { ...capacities, ...screens, ...processors, ...general, ...weights, ...everywhere },
  printer: {
    ...capacities,
    ...labelled([
      [
        [
          'print speed',
          'printing speed',
          'speed',
          'printspeed',
          'print speed black',
          'print speed mono',
          'print speed colour',
          'print speed color',
          'max print speed',
          'maximum print speed',
          'engine speed',
          'ppm',
          'output speed',
          'print speed a4',
        ],
        ['printSpeed'],
      ],
      [
        [
          'technology',
          'print technology',
          'printing technology',
          'printer type',
          'print type',
          'print method',
          'printing method',
          'type',
        ],
        ['printTechnology'],
      ],
      [['functions', 'function', 'printer functions', 'functionality'], ['functions']],
      [
        [
          'duplex',
          'duplex printing',
          'two sided printing',
          'auto duplex',
          'print duplex',
          'duplex print',
        ],
        ['duplex'],
      ],
    ]),
    ...general,
    ...everywhere,
  },
  projector: {
    ...labelled([
      [
        [
          'brightness',
          'lumens',
          'ansi lumens',
          'light output',
          'luminance',
          'lumen',
          'colour brightness',
          'color brightness',
          'white brightness',
          'brightness lumens',
        ],
        ['lumens'],
      ],
      [['resolution', 'native resolution', 'display resolution'], ['resolution']],
    ]),
    ...general,
    ...weights,
    ...everywhere,
  },
  panel: {
    ...capacities,
    ...screens,
    ...processors,
    ...general,
    ...labelled([
      [['size'], ['screen']],
      [
        ['android', 'android version', 'operating system', 'os', 'system'],
        ['system', 'memory'],
      ],
    ]),
    ...everywhere,
  },
  scanner: {
    ...labelled([[['scan speed', 'scanning speed', 'speed', 'scanner speed'], ['scanSpeed']]]),
    ...general,
    ...everywhere,
  },
  cctv: {
    ...labelled([
      [
        [
          'channels',
          'channel',
          'no of channels',
          'number of channels',
          'no of channel',
          'video channels',
          'video channel',
          'video input',
          'camera input',
          'ip channels',
          'ip video input',
          'dvr',
          'nvr',
          'xvr',
          'recorder',
          'inputs',
        ],
        ['channels'],
      ],
      [
        [
          'resolution',
          'camera',
          'cameras',
          'camera resolution',
          'image sensor',
          'sensor',
          'megapixel',
          'max resolution',
          'image resolution',
        ],
        ['megapixels'],
      ],
      [
        [
          'night vision',
          'ir range',
          'ir distance',
          'ir',
          'infrared',
          'irrange',
          'night vision range',
        ],
        ['nightVision'],
      ],
      [['hdd', 'hard disk', 'hard drive'], ['hardDisk']],
      [['storage', 'hard disk capacity', 'sata'], ['storage']],
    ]),
    ...general,
    ...everywhere,
  },
  ups: {
    ...labelled([
      [
        [
          'capacity',
          'rating',
          'va rating',
          'power',
          'output power capacity',
          'power capacity',
          'output power',
          'output',
          'load',
          'load capacity',
          'power rating',
          'apparent power',
          'ups capacity',
          'rated capacity',
          'rated power',
          'kva',
          'va',
          'capacity va',
          'capacity kva',
          'ups rating',
          'output capacity',
          'kva rating',
        ],
        ['power'],
      ],
      [['topology', 'type', 'technology', 'ups type'], ['topology']],
    ]),
    ...general,
    ...everywhere,
  },
  accessory: {
    ...labelled([
      [['storage capacity', 'storage', 'capacity'], ['storage']],
      [['size'], ['storage', 'screen']],
      [['ssd'], ['ssd']],
      [['hdd', 'hard disk'], ['hardDisk']],
      [['screen size', 'display size', 'diagonal', 'monitor size'], ['screen']],
      [
        ['display', 'screen', 'monitor'],
        ['screen', 'resolution', 'refreshRate'],
      ],
      [
        ['resolution', 'video resolution', 'max resolution'],
        ['resolution', 'refreshRate'],
      ],
      [['refresh rate'], ['refreshRate']],
      [['ports', 'lan ports', 'ethernet ports', 'no of ports', 'number of ports'], ['ports']],
      [['output', 'wattage', 'output power', 'power output'], ['watts']],
    ]),
    ...general,
    ...everywhere,
  },
}

/** Labels that are like one above and mean something else. */
const others = new Set([
  'displays',
  'display ports',
  'display port',
  'displayport',
  'monitoring',
  'memory slots',
  'memory slot',
  'memory type',
  'memory speed',
  'max memory',
  'maximum memory',
  'ram type',
  'ram slots',
  'drive bays',
  'drives',
  'copy speed',
  'ports',
  'cpu cooler',
  'cache',
  'processor speed',
  'processor cache',
  'input',
  'type c',
  'storage bays',
  'monitors',
  'screens',
  'lamp',
  'cooling',
  'output voltage',
  'input voltage',
])

/** Labels are few, so comparing one with all that are known is cheap enough. */
const mostRemembered = 5000
const remembered = new Map<string, readonly Topic[] | undefined>()

/** The topics of a label. Undefined where it means something else, or nothing that is read. */
export function topicsOfLabel(label: string, group: SpecGroup): readonly Topic[] | undefined {
  const key = `${group} ${label}`
  if (remembered.has(key)) return remembered.get(key)
  const topics = findTopics(plainLabel(label), group)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, topics)
  return topics
}

function findTopics(plain: string, group: SpecGroup) {
  const vocabulary = vocabularies[group]
  if (Object.hasOwn(vocabulary, plain)) return vocabulary[plain]
  if (others.has(plain) || plain.length < 5) return undefined
  const near = Object.keys(vocabulary).find((known) => isSlipOf(plain, known))
  return near === undefined ? undefined : vocabulary[near]
}

export function plainLabel(label: string) {
  return label
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

/** One slip in five letters, two in eight: a letter more, less, another, or two swapped. */
function isSlipOf(text: string, known: string) {
  if (known.length < 5 || text[0] !== known[0]) return isSwapAtStart(text, known)
  const most = known.length >= 8 ? 2 : 1
  if (Math.abs(text.length - known.length) > most) return false
  return distance(text, known) <= most
}

function isSwapAtStart(text: string, known: string) {
  return (
    known.length >= 5 &&
    text[1] === known[0] &&
    text[0] === known[1] &&
    text.slice(2) === known.slice(2)
  )
}

function distance(one: string, other: string) {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(stepTo({ one, other, i, j, row, before, next }))
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? 0
}

type Step = {
  one: string
  other: string
  i: number
  j: number
  row: number[]
  before: number[]
  next: number[]
}

function stepTo({ one, other, i, j, row, before, next }: Step) {
  const isSame = one[i - 1] === other[j - 1]
  const least = Math.min(
    (row[j] ?? 0) + 1,
    (next[j - 1] ?? 0) + 1,
    (row[j - 1] ?? 0) + (isSame ? 0 : 1),
  )
  const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
  return isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least
}

function labelled(rows: [labels: string[], topics: readonly Topic[]][]): Vocabulary {
  return Object.fromEntries(
    rows.flatMap(([labels, topics]) => labels.map((label) => [label, topics])),
  )
}
