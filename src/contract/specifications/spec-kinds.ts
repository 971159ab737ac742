import { countOf, countText } from '../count-text.ts'

/** What is read in specification lines, and how a value of it is shown. No page of the site loads this file. */

const resolutions = [
  'SVGA',
  'XGA',
  'HD',
  'WXGA',
  'HD+',
  'Full HD',
  'WUXGA',
  'QHD',
  'WQXGA',
  '2.8K',
  '4K UHD',
  'UHD+',
] as const

const processors = [
  'Intel Core i3',
  'Intel Core i5',
  'Intel Core i7',
  'Intel Core i9',
  'Intel Core 3',
  'Intel Core 5',
  'Intel Core 7',
  'Intel Core Ultra 5',
  'Intel Core Ultra 7',
  'Intel Core Ultra 9',
  'Intel Xeon',
  'Intel N-series',
  'Intel Celeron',
  'Intel Pentium',
  'Intel Atom',
  'AMD Ryzen 3',
  'AMD Ryzen 5',
  'AMD Ryzen 7',
  'AMD Ryzen 9',
  'AMD Ryzen AI 5',
  'AMD Ryzen AI 7',
  'AMD Ryzen AI 9',
  'AMD Ryzen Embedded',
  'AMD Threadripper',
  'AMD Athlon',
  'AMD EPYC',
  'Apple M1',
  'Apple M2',
  'Apple M3',
  'Apple M4',
  'Qualcomm Snapdragon',
] as const

/** The largest number that a list can be narrowed to, of any kind in its unit. */
export const mostAmount = 1_000_000

/** In its unit. `step` is the smallest difference that is stored in memory: 65,535 of them are the most. */
type NumberKindRow = { label: string; unit: string; step: number }
type ChoiceKindRow = { label: string; choices: readonly string[] }

export const numberKinds = {
  memory: { label: 'Memory', unit: 'GB', step: 1 / 16 },
  storage: { label: 'Storage', unit: 'GB', step: 4 },
  ssd: { label: 'SSD', unit: 'GB', step: 4 },
  hardDisk: { label: 'Hard disk', unit: 'GB', step: 4 },
  screen: { label: 'Screen size', unit: 'inch', step: 0.1 },
  refreshRate: { label: 'Refresh rate', unit: 'Hz', step: 1 },
  printSpeed: { label: 'Print speed', unit: 'ppm', step: 0.1 },
  scanSpeed: { label: 'Scan speed', unit: 'ppm', step: 0.1 },
  lumens: { label: 'Brightness', unit: 'lumens', step: 1 },
  channels: { label: 'Channels', unit: '', step: 1 },
  megapixels: { label: 'Camera resolution', unit: 'MP', step: 0.1 },
  nightVision: { label: 'Night vision', unit: 'm', step: 1 },
  va: { label: 'Capacity', unit: 'VA', step: 5 },
  watts: { label: 'Power', unit: 'W', step: 5 },
  ports: { label: 'Network ports', unit: '', step: 1 },
  weight: { label: 'Weight', unit: 'kg', step: 0.01 },
  warranty: { label: 'Warranty', unit: 'months', step: 1 },
} as const satisfies Record<string, NumberKindRow>

export const choiceKinds = {
  processor: { label: 'Processor', choices: processors },
  resolution: { label: 'Resolution', choices: resolutions },
  operatingSystem: {
    label: 'Operating system',
    choices: [
      'Windows 11 Pro',
      'Windows 11 Home',
      'Windows 11',
      'Windows 10',
      'Linux',
      'DOS',
      'Android',
      'Chrome OS',
      'macOS',
    ],
  },
  printTechnology: {
    label: 'Technology',
    choices: [
      'Mono laser',
      'Colour laser',
      'Colour ink tank',
      'Mono ink tank',
      'Inkjet',
      'Dot matrix',
      'Thermal',
    ],
  },
  functions: {
    label: 'Functions',
    choices: ['Print', 'Print, copy, scan', 'Print, copy, scan, fax'],
  },
  duplex: { label: 'Two-sided printing', choices: ['Automatic', 'Manual'] },
  topology: { label: 'Topology', choices: ['Offline', 'Line-interactive', 'Online'] },
} as const satisfies Record<string, ChoiceKindRow>

export type NumberKind = keyof typeof numberKinds
export type ChoiceKind = keyof typeof choiceKinds
export type SpecKind = NumberKind | ChoiceKind

/** What a product says, of each kind in its unit. */
export type SpecValues = Partial<Record<NumberKind, number> & Record<ChoiceKind, string>>
export type SpecValue = number | string

export const specKinds = [
  ...(Object.keys(numberKinds) as NumberKind[]),
  ...(Object.keys(choiceKinds) as ChoiceKind[]),
] as const satisfies readonly SpecKind[]

export function isNumberKind(kind: string): kind is NumberKind {
  return Object.hasOwn(numberKinds, kind)
}

export function isSpecKind(kind: string): kind is SpecKind {
  return isNumberKind(kind) || Object.hasOwn(choiceKinds, kind)
}

export function specLabel(kind: SpecKind): string {
  return isNumberKind(kind) ? numberKinds[kind].label : choiceKinds[kind].label
}

/** `16 GB`, `1 TB`, `15.6 inches`, `3 years`. */
export function specValueText(kind: SpecKind, value: SpecValue): string {
  if (typeof value === 'string') return value
  if (!isNumberKind(kind)) return String(value)
  const { unit } = numberKinds[kind]
  if (unit === 'GB') return capacityText(value)
  if (unit === 'months') return monthsText(value)
  if (unit === 'inch') return `${value} ${value === 1 ? 'inch' : 'inches'}`
  if (kind === 'channels') return countOf(value, 'channel')
  if (kind === 'ports') return countOf(value, 'port')
  return `${countText(value)} ${unit}`
}

/** `Up to 1.2 kg`, `1.2 to 1.5 kg`, `From 3 kg`. */
export function specRangeText(kind: SpecKind, from: number | undefined, to: number | undefined) {
  if (from === undefined) return `Up to ${specValueText(kind, to ?? 0)}`
  if (to === undefined) return `From ${specValueText(kind, from)}`
  return `${specValueText(kind, from)} to ${specValueText(kind, to)}`
}

function capacityText(gigabytes: number) {
  if (gigabytes < 1) return `${gigabytes * 1024} MB`
  return gigabytes % 1024 === 0 ? `${gigabytes / 1024} TB` : `${countText(gigabytes)} GB`
}

function monthsText(months: number) {
  return months % 12 === 0 ? countOf(months / 12, 'year') : countOf(months, 'month')
}
