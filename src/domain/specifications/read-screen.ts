import type { SpecValues } from '#contract/specifications/spec-kinds.ts'
import { isLimit, numbersOf } from './spec-text.ts'

export type ScreenRange = { least: number; most: number }

const inches = /(\d{1,3}(?:\.\d{1,2})?)\s*-?\s*(?:inch(?:es|s)?|inc|inhc|ich|in)(?![a-z])/g
const centimetres = /(\d{2,3}(?:\.\d{1,2})?)\s*-?\s*cms?(?![a-z])/g

/** As makers name them, so that 39.6 cm is 15.6 inches. */
const usualSizes = [
  10.1, 11.6, 12.5, 13, 13.3, 13.4, 13.6, 14, 14.5, 15, 15.3, 15.6, 16, 16.1, 17, 17.3, 18, 18.5,
  19, 19.5, 20, 20.7, 21.5, 22, 23, 23.6, 23.8, 24, 24.5, 27, 28, 29, 31.5, 32, 34, 43, 49, 50, 55,
  65, 75, 85, 86, 98, 100, 110,
]

export function readScreenSize(text: string, { least, most }: ScreenRange): SpecValues {
  if (/\d\s*(?:inch|in)?\s*(?:-|to)\s*\d+\s*(?:inch|in|cm)/.test(text)) return {}
  const sizes = sizesIn(text).filter((size) => size >= least && size <= most)
  const [first] = sizes
  return first === undefined ? {} : { screen: first }
}

function sizesIn(text: string) {
  const meant = numbersOf(text, inches).filter(
    ({ before, after }) => !isLimit(before, after) && !/\d\/$/.test(before),
  )
  if (meant.length > 0) return meant.map(({ value }) => value)
  const metric = numbersOf(text, centimetres).map(({ value }) => nearestSize(value / 2.54))
  return metric.length > 0 ? metric.filter((size) => size !== undefined) : bareSize(text)
}

function nearestSize(size: number) {
  const near = usualSizes.toSorted((one, other) => Math.abs(one - size) - Math.abs(other - size))[0]
  return near !== undefined && Math.abs(near - size) < 0.12 ? near : Math.round(size * 10) / 10
}

/** `Screen: 15.6 FHD` */
function bareSize(text: string) {
  const [, number] =
    /^(\d{2}(?:\.\d)?)(?=$|\s*(?:,|\(|fhd|hd|full|uhd|wuxga|qhd|ips|led|lcd|oled|4k|touch))/.exec(
      text,
    ) ?? []
  const size = Number(number)
  return usualSizes.includes(size) ? [size] : []
}

const pixelNames: Record<string, string> = {
  '800x600': 'SVGA',
  '1024x768': 'XGA',
  '1280x720': 'HD',
  '1366x768': 'HD',
  '1280x800': 'WXGA',
  '1600x900': 'HD+',
  '1920x1080': 'Full HD',
  '1920x1200': 'WUXGA',
  '2560x1440': 'QHD',
  '2560x1600': 'WQXGA',
  '2880x1800': '2.8K',
  '3840x2160': '4K UHD',
  '3840x2400': 'UHD+',
}

const words: [RegExp, string][] = [
  [/\buhd\+/, 'UHD+'],
  [/\b(?:4k|uhd|ultra hd)\b/, '4K UHD'],
  [/\b2\.8k\b/, '2.8K'],
  [/\bwqxga\b|\b2\.5k\b/, 'WQXGA'],
  [/\b(?:qhd|wqhd|2k|1440p)\b(?!\+)/, 'QHD'],
  [/\bwuxga\b/, 'WUXGA'],
  [/\b(?:full hd|fhd|fullhd|1080p|full-hd)\b(?!\+)/, 'Full HD'],
  [/\bwxga\b/, 'WXGA'],
  [/\bsvga\b/, 'SVGA'],
  [/\bxga\b/, 'XGA'],
  [/\bhd\+/, 'HD+'],
  [/(?<!full |ultra |full-)\bhd\b(?!\s?\+|\s*(?:ready)?\s*(?:camera|webcam|720))|\b720p\b/, 'HD'],
]

/** By the pixels where they are named, otherwise by the word. */
export function readResolution(text: string, isProjector: boolean): SpecValues {
  const [found] = numbersOf(text, /(\d{3,4})\s*x\s*\d{3,4}(?!\d|\s*(?:dpi|mm))/g)
  if (found && isLimit(found.before, found.after)) return {}
  const [, width, height] = /(\d{3,4})\s*x\s*(\d{3,4})(?!\d|\s*(?:dpi|mm))/.exec(text) ?? []
  const named = isProjector ? ownParts(text) : [text]
  const name = width ? pixelNames[`${width}x${height}`] : resolutionWord(named)
  return name === undefined ? {} : { resolution: name }
}

const ofInput = /support|compatib|input|upscal|\bup\s?to\b|\bmax/

/** A projector that supports 4K mostly shows less: what it accepts is left out. */
function ownParts(text: string) {
  const parts = text.split(/[,;|()/]|\b(?:and|with)\b|(?=\b(?:supports?|compatible|up\s?to)\b)/)
  return parts.filter((part) => !ofInput.test(part))
}

function resolutionWord(parts: string[]) {
  const [, name] = words.find(([word]) => parts.some((part) => word.test(part))) ?? []
  return name
}

export function readRefreshRate(text: string): SpecValues {
  const rates = numbersOf(text, /(\d{2,3})\s*hz(?![a-z])/g).map(({ value }) => value)
  const rate = rates.find((value) => value >= 50 && value <= 500)
  return rate === undefined ? {} : { refreshRate: rate }
}
