import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import { choiceKinds, specLabel, specRangeText } from '#contract/specifications/spec-kinds.ts'
import type { NumberKind, SpecKind } from '#contract/specifications/spec-kinds.ts'
import type { SpecGroup } from '../specifications/spec-labels.ts'
import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

type Group = SpecGroup | undefined
type Sense = (text: NeedText, group: Group) => SpecFilter[]

const atMost = String.raw`(?:under|below|less than|lighter than|smaller than|up ?to|within|max(?:imum)?)`
const atLeast = String.raw`(?:above|over|more than|greater than|bigger than|min(?:imum)?|at ?least|from)`
const before = String.raw`(?<![\w.])(?:(${atMost})\s+|${atLeast}\s+)?`
const after = String.raw`(?:\s*(?:\+|plus|or more|or above|and above|or higher)(?!\w))?`
/** `4000 lumens`, `40-ppm`, `3500+ lumens` */
const unit = String.raw`\s*[-+]?\s*`

/** In this order: a capacity with its word first, a bare size last. */
const senses: Sense[] = [
  processors,
  memoryAndDrive,
  memory,
  drives,
  amounts(
    'lumens',
    String.raw`(\d+(?:\.\d+)?k?)${unit}(?:ansi\s*)?(?:lumens?|lumnes|lm|ansi)(?:\s*lumens?)?\b`,
    [undefined, 'projector'],
  ),
  amounts('lumens', String.raw`(?:lumens?|brightness)\s*(?:of\s*)?(\d{3,5})\b`, ['projector']),
  amounts('printSpeed', String.raw`(\d+(?:\.\d+)?)${unit}(?:ppm|ipm|pages? (?:per|a) minute)\b`, [
    undefined,
    'printer',
  ]),
  amounts('scanSpeed', String.raw`(\d+(?:\.\d+)?)${unit}(?:ppm|pages? (?:per|a) minute)\b`, [
    'scanner',
  ]),
  amounts('va', String.raw`(\d+(?:\.\d+)?\s*-?k?)\s*-?\s*va\b`, [undefined, 'ups']),
  amounts('watts', String.raw`(\d+)${unit}(?:w|watts?)\b`, ['ups', 'accessory']),
  amounts('megapixels', String.raw`(\d+(?:\.\d+)?)${unit}(?:mp|mega\s?pixels?)\b`, [
    undefined,
    'cctv',
  ]),
  amounts(
    'nightVision',
    String.raw`(\d+)${unit}(?:m|mtrs?|met(?:er|re)s?)\s*(?:night vision|ir|infrared)\b`,
    [undefined, 'cctv'],
  ),
  amounts('refreshRate', String.raw`(\d{2,3})${unit}hz\b`, ['computer']),
  amounts('ports', String.raw`(\d{1,2})${unit}ports?\b`, ['accessory']),
  channels,
  warranty,
  weight,
  screens,
  resolution,
  operatingSystem,
  printers,
  topology,
]

/** What the words ask of specifications. */
export function readNeededSpecs(text: NeedText, group: Group): SpecFilter[] {
  return senses.flatMap((sense) => sense(text, group))
}

/** At least so much, as the trade means it, or at most where the words say so. */
function amounts(kind: NumberKind, pattern: string, groups: Group[]): Sense {
  const whole = new RegExp(`${before}${pattern}${after}`)
  return (text, group) => (groups.includes(group) ? bounded(text, whole, kind) : [])
}

function bounded(text: NeedText, pattern: RegExp, kind: NumberKind): SpecFilter[] {
  const found = pattern.exec(text.rest)
  if (!found) return []
  const [, limit, number = ''] = found
  const value = valueOf(number)
  const bounds = limit === undefined ? { from: value } : { to: value }
  take(text, pattern, () => shown(kind, specRangeText(kind, bounds.from, bounds.to)))
  return [{ kind, values: [], ...bounds }]
}

function valueOf(number: string) {
  const isThousands = /k/.test(number)
  return Number(number.replace(/[\s-]*k/, '')) * (isThousands ? 1000 : 1)
}

function shown(kind: SpecKind, text: string) {
  return `${specLabel(kind)}: ${text}`
}

/** Beside the word, `16 ram` needs no unit. */
const gigabytes = String.raw`(\d+(?:\.\d+)?)\s*-?\s*(?:gb|gigs?|g\b|(?<=\b(?:4|8|12|16|24|32|64)\s*)(?=\s(?:ram|memory)\b|$|\s*\|))`
const isOfMemory = String.raw`\s*(?:of\s*)?(?:(?:lp)?ddr\dx?\s*)?(?:ram|memory)\b`

/** `16/512`, as price lists name both. */
function memoryAndDrive(text: NeedText, group: Group): SpecFilter[] {
  if (group !== 'computer') return []
  const pattern =
    /(?<![\w./-])(4|8|12|16|24|32|64)\s*(?:gb)?\s*[/+]\s*(128|256|500|512|1|2)\s*(gb|tb)?(?:\s*ssd)?(?![\w/.-])/
  const [, memory, drive, unit] = pattern.exec(text.rest) ?? []
  // `8/1` without a unit is a date or a part of a model number.
  if (memory === undefined || (unit !== 'tb' && Number(drive) < 128)) return []
  const storage = Number(drive) * (unit === 'tb' ? 1024 : 1)
  take(text, pattern, () =>
    [
      shown('memory', specRangeText('memory', Number(memory), undefined)),
      shown('storage', specRangeText('storage', storage, undefined)),
    ].join(', '),
  )
  return [
    { kind: 'memory', values: [], from: Number(memory) },
    { kind: 'storage', values: [], from: leastDrive(storage) },
  ]
}

/** 500 GB and 512 GB are the same size in two ways of counting. */
function leastDrive(gigabytes: number) {
  return gigabytes === 512 ? 500 : gigabytes
}

const memories = {
  named: new RegExp(`${before}${gigabytes}(?:${isOfMemory}|\\s*(?:lp)?ddr\\d)${after}`),
  led: new RegExp(
    String.raw`(?<!\w)(?:ram|memory)\s*(?:of\s*)?(?:(${atMost})\s+|${atLeast}\s+)?${gigabytes}${after}`,
  ),
  bare: new RegExp(
    String.raw`${before}(4|6|8|12|16|18|24|32|48|64)\s*-?\s*(?:gb|gigs?)(?!\w|\s*(?:ssd|hdd|nvme|emmc|storage|graphics))${after}`,
  ),
}

function memory(text: NeedText, group: Group): SpecFilter[] {
  if (group !== undefined && group !== 'computer' && group !== 'panel') return []
  const found = [...bounded(text, memories.named, 'memory')]
  if (found.length === 0) found.push(...bounded(text, memories.led, 'memory'))
  if (found.length > 0 || group !== 'computer') return found
  return bounded(text, memories.bare, 'memory')
}

const size = String.raw`(\d+(?:\.\d+)?)\s*-?\s*(gb|tb)\s*-?\s*`
/** Beside the word, `512 ssd` needs no unit. */
const driveSize = String.raw`(\d+(?:\.\d+)?(?=\s*-?\s*[gt]b)|128|240|256|480|500|512)\s*-?\s*(gb|tb|)\s*-?\s*`
const wordsOfDrives: [NumberKind, string][] = [
  ['ssd', String.raw`(?:nvme\s*)?(?:m\.?2\s*)?(?:ssd|nvme|solid state)(?:\s*(?:drive|storage))?\b`],
  ['hardDisk', String.raw`(?:hdd|hard\s?(?:disk|drive))\b`],
  ['storage', String.raw`(?:storage|rom|emmc)\b`],
]
const namedDrives = wordsOfDrives.map(([kind, words]) => ({
  kind,
  named: new RegExp(`${before}${driveSize}${words}${after}`),
  led: new RegExp(String.raw`(?<!\w)${words}\s*()${driveSize}`),
}))
const sizeOfDrive = new RegExp(`${before}${size}${after}`)
const bareSize = new RegExp(String.raw`${before}${size}(?!\w|\s*graphics)${after}`)

function drives(text: NeedText, group: Group): SpecFilter[] {
  const isOfDrive = group === 'accessory' && /\b(?:ssd|hdd|hard|pen|flash|drive)\b/.test(text.rest)
  if (isOfDrive) return drive(text, sizeOfDrive, 'storage')
  if (group !== 'computer' && group !== 'panel' && group !== 'cctv') return []
  for (const { kind, named, led } of namedDrives) {
    const found = drive(text, named, kind)
    if (found.length > 0) return found
    const foundLed = drive(text, led, kind)
    if (foundLed.length > 0) return foundLed
  }
  return group === 'computer' ? drive(text, bareSize, 'storage') : []
}

function drive(text: NeedText, pattern: RegExp, kind: NumberKind): SpecFilter[] {
  const found = pattern.exec(text.rest)
  if (!found) return []
  const [, limit, number, unit] = found
  const value = Number(number) * (unit === 'tb' ? 1024 : 1)
  const bounds = limit ? { to: value } : { from: leastDrive(value) }
  take(text, pattern, () =>
    shown(kind, specRangeText(kind, limit ? undefined : value, limit ? value : undefined)),
  )
  return [{ kind, values: [], ...bounds }]
}

const families: [RegExp, (found: RegExpExecArray) => string][] = [
  [/\b(?:intel\s*)?(?:core\s*)?ultra\s*([579])\b/, (found) => `Intel Core Ultra ${found[1]}`],
  [
    /\b(?:intel\s*)?(?:core\s*)?i\s?-?([3579])\b(?:\s*\d{1,2}(?:th|rd|nd|st)?\s*gen\b)?(?!-)/,
    (found) => `Intel Core i${found[1]}`,
  ],
  [/\b(?:amd\s*)?ryzen\s*-?([3579])\b/, (found) => `AMD Ryzen ${found[1]}`],
  [/\b(?:intel\s*)?xeon\b/, () => 'Intel Xeon'],
]

/** The families that are named: `i5 or i7` is either. */
function processors(text: NeedText, group: Group): SpecFilter[] {
  if (group !== 'computer') return []
  const values: string[] = []
  for (const [pattern, name] of families) {
    for (let found = pattern.exec(text.rest); found; found = pattern.exec(text.rest)) {
      const family = name(found)
      take(text, pattern, () => family)
      values.push(family)
    }
  }
  return values.length > 0 ? [{ kind: 'processor', values }] : []
}

/** A recorder of 16 channels is not what somebody buys for 8. */
function channels(text: NeedText, group: Group): SpecFilter[] {
  if (group !== undefined && group !== 'cctv') return []
  const found = take(
    text,
    /(?<![\w.])(\d{1,3})\s*-?\s*(?:channels?|ch)\b/,
    (found) => `${found[1]} channels`,
  )
  return found ? [{ kind: 'channels', values: [Number(found[1])] }] : []
}

function warranty(text: NeedText): SpecFilter[] {
  const pattern =
    /(?<![\w.])(\d)\s*-?\s*(?:years?|yrs?)\s*(?:of\s*)?(?:on-?\s?site\s*)?(?:warranty|guarantee)\b/
  const found = take(text, pattern, (found) =>
    shown('warranty', specRangeText('warranty', Number(found[1]) * 12, undefined)),
  )
  return found ? [{ kind: 'warranty', values: [], from: Number(found[1]) * 12 }] : []
}

const kilograms = new RegExp(String.raw`(?<!\w)${atMost}\s*(\d+(?:\.\d+)?)\s*kgs?\b`)

function weight(text: NeedText): SpecFilter[] {
  const found = take(text, kilograms, (found) =>
    shown('weight', specRangeText('weight', undefined, Number(found[1]))),
  )
  if (found) text.rest = text.rest.replace(/\b(?:ultra[ -]?)?light(?:[ -]?weight)?\b/, ' ')
  return found ? [{ kind: 'weight', values: [], to: Number(found[1]) }] : []
}

/** A 2-in-1 is not two inches, and `16 in stock` not sixteen. */
const inches = new RegExp(
  String.raw`${before}(\d{1,3}(?:\.\d{1,2})?)\s*-?\s*(?:inch(?:es|s)?|inc|in(?![\s-]*(?:1\b(?!\s*[gt]b)|stock)))(?!\w)${after}`,
)
const bareInches =
  /(?<![\w.])()(10\.1|11\.6|13\.3|14|15\.6|16|17\.3|23\.8)(?![\w.]|\s*(?:gb|tb|mp|ch|port|ppm|k\b|lakh|th\b))/

const boundWords = new RegExp(`^\\s*(?:${atMost}|${atLeast})|(?:\\+|plus|or more|above)\\s*$`)

/** A size is the size: `24 inch` is sold as 23.8 too, `15 inch` as 15.6. */
function screens(text: NeedText, group: Group): SpecFilter[] {
  const isPossible = group === undefined || ['computer', 'panel', 'accessory'].includes(group)
  if (!isPossible) return []
  const pattern = inches.test(text.rest) ? inches : group === 'computer' ? bareInches : undefined
  const found = pattern?.exec(text.rest)
  if (!pattern || !found) return []
  const size = Number(found[2])
  if (boundWords.test(found[0].trim())) return bounded(text, pattern, 'screen')
  take(text, pattern, () => `${specLabel('screen')}: ${size} ${size === 1 ? 'inch' : 'inches'}`)
  return [{ kind: 'screen', values: [], ...sizesAt(size) }]
}

function sizesAt(size: number) {
  return Number.isInteger(size) ? { from: size - 0.2, to: size + 0.9 } : { from: size, to: size }
}

const noPrice = String.raw`(?<!(?:under|below|upto|up to|above|over|than|within) )`
const resolutions: [RegExp, string[]][] = [
  [
    new RegExp(String.raw`${noPrice}\b(?:4k|uhd|ultra hd)\b(?!\s*(?:lumens?|budget))`),
    ['4K UHD', 'UHD+'],
  ],
  [/\b(?:full[ -]?hd|fhd|1080p)\b/, ['Full HD']],
  [/\b(?:w?qhd|quad hd|1440p|2k)\b/, ['QHD']],
  [/\bwuxga\b/, ['WUXGA']],
  [/\bwxga\b/, ['WXGA']],
  [/\bsvga\b/, ['SVGA']],
  [/\bxga\b/, ['XGA']],
]

/** Of what has a picture of its own: a dock for 4K is found by its words. */
function resolution(text: NeedText, group: Group): SpecFilter[] {
  const isShown = group === 'accessory' && /\b(?:monitors?|web ?cam(?:era)?s?)\b/.test(text.rest)
  if (!isShown && group !== 'projector' && group !== 'panel' && group !== 'computer') return []
  for (const [pattern, values] of resolutions) {
    if (take(text, pattern, () => shown('resolution', values[0] ?? ''))) {
      return [{ kind: 'resolution', values }]
    }
  }
  return []
}

const systems: [RegExp, string[]][] = [
  [/\bwin(?:dows)?\s*-?11\s*pro(?:fessional)?\b/, ['Windows 11 Pro']],
  [/\bwin(?:dows)?\s*-?11\s*home\b/, ['Windows 11 Home']],
  [/\bwin(?:dows)?\s*-?11\b/, ['Windows 11', 'Windows 11 Home', 'Windows 11 Pro']],
  [/\bwindows(?:\s*os)?\b/, ['Windows 11', 'Windows 11 Home', 'Windows 11 Pro', 'Windows 10']],
  [/\b(?:linux|ubuntu)\b/, ['Linux']],
  [/\b(?:free\s*)?dos\b/, ['DOS']],
]

function operatingSystem(text: NeedText, group: Group): SpecFilter[] {
  if (group !== 'computer') return []
  for (const [pattern, values] of systems) {
    if (take(text, pattern, () => values[0] ?? '')) return [{ kind: 'operatingSystem', values }]
  }
  return []
}

const technologies: [RegExp, string, string[]][] = [
  [/\bcolou?r\s+laser(?:jet)?\b|\blaser(?:jet)?\s+colou?r\b/, 'Colour laser', ['Colour laser']],
  [
    /\b(?:mono(?:chrome)?|black (?:and |& )?white|b\s?[/&]\s?w)\s+laser(?:jet)?\b/,
    'Mono laser',
    ['Mono laser'],
  ],
  [/\blaser(?:jet)?\b/, 'Laser', ['Colour laser', 'Mono laser']],
  [
    /\b(?:ink\s?tank|eco\s?tank|smart\s?tank|tank)\b/,
    'Ink tank',
    ['Colour ink tank', 'Mono ink tank'],
  ],
  [/\bcolou?r\b/, 'Colour', ['Colour laser', 'Colour ink tank', 'Inkjet']],
  [
    /\b(?:mono(?:chrome)?|black (?:and |& )?white|b\s?[/&]\s?w)\b/,
    'Monochrome',
    ['Mono laser', 'Mono ink tank'],
  ],
]

/** Conditions beside others: alone, words like `laser` are searched. */
function printers(text: NeedText, group: Group): SpecFilter[] {
  if (group !== 'printer') return []
  const filters: SpecFilter[] = []
  let left = [...choiceKinds.printTechnology.choices] as string[]
  for (const [pattern, name, values] of technologies) {
    if (!take(text, pattern, () => name)) continue
    left = left.filter((value) => values.includes(value))
    filters.splice(0, 1, { kind: 'printTechnology', values: left })
  }
  const multiFunction =
    /\b(?:multi[ -]?functions?(?:al)?|mfps?|mfds?|all[ -]in[ -]one|3[ -]in[ -]1|print scan (?:and )?copy)\b/
  if (take(text, multiFunction, () => 'Multi-function')) {
    filters.push({ kind: 'functions', values: ['Print, copy, scan', 'Print, copy, scan, fax'] })
  }
  const duplex = /\b(?:auto(?:matic)?\s*)?duplex\b|\b(?:both|two)[ -]sided?s?\b/
  if (take(text, duplex, () => 'Two-sided printing: Automatic')) {
    filters.push({ kind: 'duplex', values: ['Automatic'] })
  }
  return filters
}

function topology(text: NeedText, group: Group): SpecFilter[] {
  if (group !== 'ups') return []
  if (take(text, /\bonline(?= ups\b)|\bdouble conversion\b/, () => 'Online')) {
    return [{ kind: 'topology', values: ['Online'] }]
  }
  const found = take(text, /\bline[ -]?interactive\b/, () => 'Line-interactive')
  return found ? [{ kind: 'topology', values: ['Line-interactive'] }] : []
}
