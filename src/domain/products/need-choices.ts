import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import { choiceKinds } from '#contract/specifications/spec-kinds.ts'
import { shown } from './need-bounds.ts'
import type { Group } from './need-bounds.ts'
import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

const families: [RegExp, (found: RegExpExecArray) => string][] = [
  [/\b(?:intel\s*)?(?:core\s*)?ultra\s*([579])\b/, (found) => `Intel Core Ultra ${found[1]}`],
  [/\b(?:intel\s*)?(?:core\s*)?i\s?-?([3579])\b(?!-)/, (found) => `Intel Core i${found[1]}`],
  [/\b(?:amd\s*)?ryzen\s*-?([3579])\b/, (found) => `AMD Ryzen ${found[1]}`],
  [/\b(?:intel\s*)?xeon\b/, () => 'Intel Xeon'],
]

/** The families that are named: `i5 or i7` is either. */
export function processors(text: NeedText, group: Group): SpecFilter[] {
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
export function resolution(text: NeedText, group: Group): SpecFilter[] {
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

export function operatingSystem(text: NeedText, group: Group): SpecFilter[] {
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
export function printers(text: NeedText, group: Group): SpecFilter[] {
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

export function topology(text: NeedText, group: Group): SpecFilter[] {
  if (group !== 'ups') return []
  if (take(text, /\bonline(?= ups\b)|\bdouble conversion\b/, () => 'Online')) {
    return [{ kind: 'topology', values: ['Online'] }]
  }
  const found = take(text, /\bline[ -]?interactive\b/, () => 'Line-interactive')
  return found ? [{ kind: 'topology', values: ['Line-interactive'] }] : []
}
