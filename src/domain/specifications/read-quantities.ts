import type { SpecValues } from '#contract/specifications/spec-kinds.ts'
import { bareNumber, isLimit, numbersOf, partAfter, partBefore, within } from './spec-text.ts'

const pages =
  /(\d+(?:\.\d+)?)\s*(?:ppm|pmm|ppn|p\.p\.m|ipm|pages?\s*(?:per|\/|a)\s*min|pages?\/m|images?\s*(?:per|\/)\s*min)/g

/** More pages a minute no printer prints: `1200/33 ppm` begins with dots an inch. */
const mostPages = 200

/** Of `33/15 ppm`, in black and in colour whatever their order, the greater. */
function withGreaterOfPairs(text: string) {
  return text.replaceAll(
    /(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)(?=\s*(?:ppm|ipm|pages?\b))/g,
    (_, one: string, other: string) =>
      Number(one) > Number(other) && Number(one) <= mostPages ? one : other,
  )
}

/** Of an A4 page in black. What a maker calls a draft is faster than anybody prints. */
export function readPrintSpeed(text: string, isLabelled: boolean): SpecValues {
  const speeds = numbersOf(withGreaterOfPairs(text), pages).filter(
    ({ before, after }) => !/draft/.test(`${partBefore(before)} ${partAfter(after)}`),
  )
  const ofA4 = speeds.filter(({ after }) => !/^\s*\(?(?:ltr|letter|a3)/.test(after))
  const speed = ofA4.length > 0 ? Math.max(...ofA4.map(({ value }) => value)) : undefined
  const printSpeed = within(speed ?? (isLabelled ? bareNumber(text) : undefined), 1, mostPages)
  return printSpeed === undefined ? {} : { printSpeed }
}

export function readScanSpeed(text: string): SpecValues {
  const [found] = numbersOf(text, /(\d+(?:\.\d+)?)\s*(?:ppm|pages?\s*(?:per|\/|a)\s*min)/g)
  const scanSpeed = within(found?.value, 1, 300)
  return scanSpeed === undefined ? {} : { scanSpeed }
}

const light =
  /(\d+(?:\.\d+)?k?)\s*-?\s*(?:(?:ansi|led|iso|center|centre)\s*)*(?:lu\w{2,6}|lms?\b|ansi\b)/g

export function readLumens(text: string, isLabelled: boolean): SpecValues {
  if (/\d\s*(?:-|to)\s*\d+\s*(?:ansi|lu|lm)/.test(text)) return {}
  const amounts = [...text.matchAll(light)].map(([, number = '']) =>
    number.endsWith('k') ? Number(number.slice(0, -1)) * 1000 : Number(number),
  )
  const most = amounts.length > 0 ? Math.max(...amounts) : undefined
  const lumens = within(most ?? (isLabelled ? bareNumber(text) : undefined), 50, 60_000)
  return lumens === undefined ? {} : { lumens: Math.round(lumens) }
}

const recorderSizes = new Set([
  4, 5, 8, 9, 10, 16, 20, 24, 25, 32, 36, 40, 48, 64, 80, 96, 128, 256,
])

export function readChannels(text: string, isLabelled: boolean): SpecValues {
  const [found] = numbersOf(
    text,
    /(?<![\d.+])(\d{1,3})\s*-?\s*(?:ch|chs|chnl|chann?e?l?e?l?s?)(?![a-z])/g,
  )
  const [first] = numbersOf(text, /^(\d{1,3})(?=$|\s*(?:ip|analog\w*|camera|nos?|x|\(|,))/g)
  const channels = found?.value ?? (isLabelled ? first?.value : undefined)
  return channels !== undefined && recorderSizes.has(channels) ? { channels } : {}
}

export function readMegapixels(text: string): SpecValues {
  const [found] = numbersOf(
    text,
    /(?<![\d.])(\d{1,2}(?:\.\d)?)\s*-?\s*(?:mp|mega\s?pixels?|mpix)(?![a-z])/g,
  )
  if (!found || isLimit(found.before, found.after)) return {}
  const megapixels = within(found.value, 0.3, 64)
  return megapixels === undefined ? {} : { megapixels }
}

export function readNightVision(text: string): SpecValues {
  const [found] = numbersOf(
    text,
    /(?<![\d.])(\d{1,3})\s*-?\s*(?:m|mtrs?|meters?|metres?)(?![a-z])/g,
  )
  const nightVision = within(found?.value, 3, 500)
  return nightVision === undefined ? {} : { nightVision }
}

/** Volt-amperes, and the watts beside them. `unit`: as the label names it, where the line is a number. */
export function readPower(text: string, unit: 'va' | 'kva' | 'w' | undefined): SpecValues {
  return { ...voltAmperes(text, unit), ...wattsOf(text, unit) }
}

function voltAmperes(text: string, unit: string | undefined): SpecValues {
  const [found] = [...text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)\s*-?\s*(k\s?va|va)(?![a-z])/g)]
  const bare = unit === 'va' || unit === 'kva' ? bareNumber(text) : undefined
  const number = found ? Number(found[1]) : bare
  const isThousands = found ? found[2]?.startsWith('k') : unit === 'kva'
  const va = within(
    number === undefined ? undefined : number * (isThousands ? 1000 : 1),
    100,
    300_000,
  )
  return va === undefined ? {} : { va: Math.round(va) }
}

export function wattsOf(text: string, unit?: string): SpecValues {
  const [found] = [
    ...text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)\s*-?\s*(kw|kilowatts?|w|watts?)(?![a-z])/g),
  ]
  const number = found ? Number(found[1]) : unit === 'w' ? bareNumber(text) : undefined
  const isThousands = found?.[2]?.startsWith('k')
  const watts = within(
    number === undefined ? undefined : number * (isThousands ? 1000 : 1),
    5,
    60_000,
  )
  return watts === undefined ? {} : { watts: Math.round(watts) }
}

/** Of a switch: `16 × RJ-45 Gigabit Ethernet`, `8-port PoE`. */
export function readPorts(text: string): SpecValues {
  if (!/rj|ethernet|gigabit|10\/100|poe|lan\b|-?\s?port/.test(text)) return {}
  const [found] = numbersOf(
    text,
    /^(\d{1,2})\s*(?=x\s*(?:rj|gigabit|10\/100|poe|ge\b)|-?\s*ports?\b)/g,
  )
  const ports = within(found?.value, 4, 64)
  return ports === undefined ? {} : { ports }
}

export function readWeight(text: string): SpecValues {
  const [found] = numbersOf(text, /(\d+(?:\.\d+)?)\s*(?:kgs?|kilos?)(?![a-z])/g)
  const weight = within(found?.value, 0.2, 600)
  return weight === undefined ? {} : { weight: Math.round(weight * 100) / 100 }
}

const numerals: Record<string, string> = { one: '1', two: '2', three: '3', four: '4', five: '5' }

/** In months: the first term that is named. `1+2 years` are three. */
export function readWarranty(text: string): SpecValues {
  const plain = text.replaceAll(/\b(one|two|three|four|five)\b/g, (word) => numerals[word] ?? word)
  const years = /(\d{1,2})(?:\s*\+\s*(\d{1,2}))?\s*-?\s*(?:years?|yrs?|yr\.|yeras?|y\b)/.exec(plain)
  const months = /(\d{1,3})\s*-?\s*(?:months?|mths?|mnths?|mon\b)/.exec(plain)
  if (years && (!months || years.index < months.index)) {
    return term((Number(years[1]) + Number(years[2] ?? 0)) * 12)
  }
  return months ? term(Number(months[1])) : {}
}

function term(months: number): SpecValues {
  const warranty = within(months, 1, 300)
  return warranty === undefined ? {} : { warranty }
}
