import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import { specLabel, specRangeText } from '#contract/specifications/spec-kinds.ts'
import { after, amounts, atLeast, atMost, before, bounded, shown, unit } from './need-bounds.ts'
import type { Group, Sense } from './need-bounds.ts'
import { drives, memory, memoryAndDrive } from './need-capacities.ts'
import { operatingSystem, printers, processors, resolution, topology } from './need-choices.ts'
import { take, takeFound } from './need-text.ts'
import type { NeedText } from './need-text.ts'

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
  cameras4k,
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

/** A picture of 4K has 8 megapixels. What records cameras says nothing of its own. */
function cameras4k(text: NeedText, group: Group): SpecFilter[] {
  if (group !== 'cctv' || /\b(?:[dnx]vrs?|recorders?)\b/.test(text.rest)) return []
  const found = take(text, /\b(?:4k|uhd|ultra hd)\b/, () =>
    shown('megapixels', specRangeText('megapixels', 8, undefined)),
  )
  return found ? [{ kind: 'megapixels', values: [], from: 8 }] : []
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

const time = String.raw`(\d{1,2})\s*-?\s*(years?|yrs?|months?)\b`
const promise = String.raw`(?:on-?\s?site\s*)?(?:warranty|guarantee)\b`
const warranties = [
  new RegExp(String.raw`${before}${time}\s*(?:of\s*)?${promise}${after}`),
  new RegExp(
    String.raw`(?<!\w)()${promise}\s*(?:(?:of|for|is)\s*)?(?:${atLeast}\s*)?${time}${after}`,
  ),
]

/** `laptop 3 years`, of things that nobody buys for a time, as software is. */
const timeAlone = new RegExp(
  String.raw`${before}(?:with\s+)?(?<!\b(?:emi|rent|rental|on|lease|hire)(?:\s+(?:for|of))?\s+)` +
    String.raw`(?!(?:0?\d|1[01])\s*-?\s*month)${time}(?!\s*(?:(?:cloud|video|data|free|easy|no[ -]cost)\s+)?` +
    String.raw`(?:old|used|life|subscription|licen[cs]e|validity|extension|recording|storage|backup|footage|emi|rent|rental|lease|hire)\b)` +
    String.raw`(?:\s+on-?\s?site)?(?:\s+(?:support|service)\b)?${after}`,
)

const allWarranties = [...warranties, timeAlone]

function warranty(text: NeedText, group: Group): SpecFilter[] {
  const patterns = group === undefined || group === 'accessory' ? warranties : allWarranties
  const pattern = patterns.find((pattern) => pattern.test(text.rest))
  if (!pattern) return anyWarranty(text, group)
  const [, limit, number, unit = ''] = pattern.exec(text.rest) ?? []
  const months = Number(number) * (unit.startsWith('m') ? 1 : 12)
  const bounds = limit ? { to: months } : { from: months }
  take(text, pattern, () => shown('warranty', specRangeText('warranty', bounds.from, bounds.to)))
  return [{ kind: 'warranty', values: [], ...bounds }]
}

/** An extension of a warranty is a thing for sale. */
const any =
  /(?<!\b(?:without|no|extended?|extension of|out of|under) )(?<![\w-])(?:with (?:an? |any )?)?warranty\b(?! (?:cards?|extension|extended|pack|upgrade|claim|status))/

/** `laptop with warranty` */
function anyWarranty(text: NeedText, group: Group): SpecFilter[] {
  if (group === undefined || !take(text, any, () => specLabel('warranty'))) return []
  return [{ kind: 'warranty', values: [] }]
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
  const range = screenRange(text, size)
  if (range) return [range]
  if (boundWords.test(found[0].trim())) return bounded(text, pattern, 'screen')
  take(text, pattern, () => `${specLabel('screen')}: ${size} ${size === 1 ? 'inch' : 'inches'}`)
  return [{ kind: 'screen', values: [], ...sizesAt(size) }]
}

const sizes =
  /(?<![\w.-])(?:between |from )?(\d{2}(?:\.\d{1,2})?)(?:\s*-?\s*inch(?:es)?)?\s*(?:to|-|and|or)\s*(\d{2}(?:\.\d{1,2})?)\s*-?\s*(?:inch(?:es|s)?|inc|in)(?!\w)/

/** `14-15 inch`: from the first size, as it is sold, to the second. */
function screenRange(text: NeedText, last: number): SpecFilter | undefined {
  const found = sizes.exec(text.rest)
  const [low, high] = [Number(found?.[1]), Number(found?.[2])].toSorted((one, other) => one - other)
  if (!found || low === undefined || high === undefined) return undefined
  if (low === high || (low !== last && high !== last)) return undefined
  takeFound(text, found, shown('screen', specRangeText('screen', low, high)))
  return { kind: 'screen', values: [], from: sizesAt(low).from, to: sizesAt(high).to }
}

function sizesAt(size: number) {
  return Number.isInteger(size) ? { from: size - 0.2, to: size + 0.9 } : { from: size, to: size }
}
