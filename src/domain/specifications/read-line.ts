import type { SpecValues } from '#contract/specifications/spec-kinds.ts'
import { readCapacities } from './read-capacities.ts'
import type { CapacityUse } from './read-capacities.ts'
import {
  readDuplex,
  readFunctions,
  readOperatingSystem,
  readPrintTechnology,
  readTopology,
} from './read-choices.ts'
import { readProcessor } from './read-processor.ts'
import {
  readChannels,
  readLumens,
  readMegapixels,
  readNightVision,
  readPorts,
  readPower,
  readPrintSpeed,
  readScanSpeed,
  readWarranty,
  readWeight,
  wattsOf,
} from './read-quantities.ts'
import { readRefreshRate, readResolution, readScreenSize } from './read-screen.ts'
import type { ScreenRange } from './read-screen.ts'
import { plainLabel, specGroupOf, topicsOfLabel } from './spec-labels.ts'
import type { SpecGroup, Topic } from './spec-labels.ts'
import { plainSpecText } from './spec-text.ts'

/** What a line says. `isUnderstood` is false where its label promises a value that cannot be read. */
export type LineReading = { values: SpecValues; isUnderstood: boolean }

type Line = { group: SpecGroup; label: string; text: string; isLaptop: boolean }

const nothing: LineReading = { values: {}, isUnderstood: true }

export function readLine(category: string, line: string): LineReading {
  const key = `${category}\n${line}`
  const known = remembered.get(key)
  if (known) return known
  const reading = readAnew(category, line)
  if (remembered.size >= mostRemembered) remembered.clear()
  if (key.length <= longestLine) remembered.set(key, reading)
  return reading
}

/** Products of a category have most of their lines in common. */
const mostRemembered = 10_000
const remembered = new Map<string, LineReading>()

function readAnew(category: string, line: string): LineReading {
  const group = specGroupOf(category)
  const isLaptop = /laptop|notebook/i.test(category)
  const { label, text, topics } = splitLine(line.slice(0, longestLine), group)
  if (topics) return readTopics({ group, label: label ?? '', text, isLaptop }, topics)
  if (label !== undefined) return nothing
  const values = readAnything({ group, label: '', text, isLaptop })
  return { values, isUnderstood: true }
}

/** Longer ones are prose. */
const longestLine = 300
const longestLabel = 60

type Split = { label?: string; text: string; topics?: readonly Topic[] | undefined }

/** At a colon in any case, at a dash only behind a known label: `Ryzen 5-7520U` has none. */
function splitLine(line: string, group: SpecGroup): Split {
  const end = line.search(/[:;=]/)
  if (end > 0 && end <= longestLabel) return labelledLine(line, end, group)
  const plain = plainSpecText(line)
  return splitBehindWords(plain, group) ?? { text: plain }
}

/** Most labels mean nothing that is read: then the rest of the line is not looked at. */
function labelledLine(line: string, end: number, group: SpecGroup): Split {
  const label = line.slice(0, end).trim().toLowerCase()
  const topics = topicsOfLabel(label, group)
  if (!topics) return { label, text: '' }
  const text = plainSpecText(line.slice(end + 1)).replace(/^[:;=-]\s*/, '')
  return { label, text, topics }
}

function splitBehindWords(plain: string, group: SpecGroup): Split | undefined {
  const [, dashed, rest = ''] = /^([a-z][a-z .&/()]{1,40}?)\s*-+\s*(.+)$/.exec(plain) ?? []
  const dashedTopics = dashed === undefined ? undefined : topicsOfLabel(dashed, group)
  if (dashed !== undefined && dashedTopics) {
    return { label: dashed, text: rest.trim(), topics: dashedTopics }
  }
  const [, leading, amount = ''] = /^([a-z][a-z ]{2,30}?)\s+((?:\d|up\s?to).*)$/.exec(plain) ?? []
  const leadingTopics = leading === undefined ? undefined : topicsOfLabel(leading, group)
  if (leading === undefined || !leadingTopics || leadingTopics.some(isCapacity)) return undefined
  return { label: leading, text: amount, topics: leadingTopics }
}

function readTopics(line: Line, topics: readonly Topic[]): LineReading {
  const values: SpecValues = {}
  const uses = topics.filter(isCapacity)
  if (uses.length > 0) Object.assign(values, capacitiesOf(line, uses))
  for (const topic of topics) {
    if (!isCapacity(topic)) Object.assign(values, readers[topic](line))
  }
  return { values, isUnderstood: Object.keys(values).length > 0 || saysNothing(line, topics) }
}

function isCapacity(topic: Topic): topic is CapacityUse {
  return topic === 'memory' || topic === 'storage' || topic === 'ssd' || topic === 'hardDisk'
}

function capacitiesOf({ text, group, isLaptop }: Line, uses: readonly CapacityUse[]) {
  const values = readCapacities(text, uses)
  const { memory, ...drives } = values
  const mostOfGroup = isLaptop ? 128 : 2048
  if (memory !== undefined && memory > mostOfGroup) return drives
  if (group === 'accessory' || group === 'cctv') return drives
  return values
}

/** Values that say that there is none, or how much there could be, are understood and have no value. */
const noValue =
  /\bno(?:t|ne|n)?\b|\bnil\b|\bna\b|n\/a|up\s?to|max|expand|support|optional|bays?\b|slots?\b|micro\s?sd|\bcard\b|\d\s*v(?:olts?|ac|dc)?\b/

function saysNothing({ text }: Line, topics: readonly Topic[]) {
  return text === '' || topics.includes('everything') || isWide(topics) || noValue.test(text)
}

/** Labels that have other values too: `Type: Flatbed`, `Output: 230 V`. */
function isWide(topics: readonly Topic[]) {
  return topics.every((topic) => wideTopics.has(topic))
}
const wideTopics = new Set<Topic>([
  'printTechnology',
  'topology',
  'watts',
  'ports',
  'weight',
  'system',
  'functions',
  'duplex',
  'megapixels',
])

const screenRanges: Record<SpecGroup, ScreenRange> = {
  computer: { least: 15, most: 50 },
  panel: { least: 30, most: 120 },
  accessory: { least: 10, most: 300 },
  printer: { least: 1, most: 0 },
  projector: { least: 1, most: 0 },
  scanner: { least: 1, most: 0 },
  cctv: { least: 1, most: 0 },
  ups: { least: 1, most: 0 },
}

function rangeOf({ group, isLaptop }: Line) {
  return isLaptop ? { least: 9, most: 19 } : screenRanges[group]
}

type Reader = (line: Line) => SpecValues

const readers: Record<Exclude<Topic, CapacityUse>, Reader> = {
  screen: (line) => readScreenSize(line.text, rangeOf(line)),
  resolution: ({ text, group }) => readResolution(text, group === 'projector'),
  refreshRate: ({ text }) => readRefreshRate(text),
  processor: ({ text }) => readProcessor(text),
  system: ({ text, group }) => readOperatingSystem(group === 'panel' ? `android ${text}` : text),
  printSpeed: ({ text }) => readPrintSpeed(text, true),
  printTechnology: ({ text }) => readPrintTechnology(text),
  functions: ({ text }) => readFunctions(text),
  duplex: ({ text }) => readDuplex(text),
  scanSpeed: ({ text }) => readScanSpeed(text),
  lumens: ({ text }) => readLumens(text, true),
  channels: ({ text }) => readChannels(text, true),
  megapixels: ({ text }) => readMegapixels(text),
  nightVision: ({ text }) => readNightVision(text),
  power: ({ text, label }) => readPower(text, unitOf(label)),
  watts: ({ text }) => wattsOf(text),
  topology: ({ text }) => readTopology(text),
  ports: ({ text }) => readPorts(text),
  weight: ({ text }) => readWeight(text),
  warranty: ({ text }) => readWarranty(text),
  everything: (line) => readAnything(line),
}

function unitOf(label: string) {
  const words = `${label} ${plainLabel(label)}`
  if (/kva/.test(words)) return 'kva'
  if (/\bva\b/.test(words)) return 'va'
  return /\bwatts?\b/.test(words) ? 'w' : undefined
}

/** Of a line without a label: only what its own words leave no doubt about. */
function readAnything(line: Line): SpecValues {
  return anythingOf[line.group](line)
}

const anythingOf: Record<SpecGroup, Reader> = {
  computer: (line) => ({
    ...capacitiesOf(line, []),
    ...processorAlone(line),
    ...screenAlone(line),
    ...systemAlone(line),
  }),
  printer: ({ text }) => (/copy|scan|first|fpot/.test(text) ? {} : readPrintSpeed(text, false)),
  projector: ({ text }) => ({
    ...readLumens(text, false),
    ...(/lamp|hrs|hour|input|hdmi/.test(text) ? {} : readResolution(text, true)),
  }),
  panel: (line) => ({ ...capacitiesOf(line, []), ...processorAlone(line), ...screenAlone(line) }),
  scanner: () => ({}),
  cctv: ({ text }) => ({
    ...(/audio|playback|decod|alarm/.test(text) ? {} : readChannels(text, false)),
    ...readMegapixels(text),
  }),
  ups: ({ text }) => (/batter/.test(text) ? {} : readPower(text, undefined)),
  accessory: () => ({}),
}

function processorAlone({ text }: Line) {
  return /cooler|fan\b|equivalent|support|compatible/.test(text) ? {} : readProcessor(text)
}

function screenAlone(line: Line): SpecValues {
  const isOfScreen = /fhd|\bhd\b|led\b|lcd|ips|oled|display|screen|monitor|touch|panel|uhd|4k/
  const hasInches = /\d\s*-?\s*inch/.test(line.text)
  if (/bay|drive bay|keyboard|bag|backpack/.test(line.text)) return {}
  if (!hasInches || !(isOfScreen.test(line.text) || /[/,]/.test(line.text))) return {}
  return { ...readScreenSize(line.text, rangeOf(line)), ...readResolution(line.text, false) }
}

function systemAlone({ text }: Line) {
  return /\bwin|\bdos\b|ubuntu|linux/.test(text) ? readOperatingSystem(text) : {}
}
