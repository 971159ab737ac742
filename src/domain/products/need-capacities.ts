import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import { specRangeText } from '#contract/specifications/spec-kinds.ts'
import type { NumberKind } from '#contract/specifications/spec-kinds.ts'
import { after, atLeast, atMost, before, bounded, shown } from './need-bounds.ts'
import type { Group } from './need-bounds.ts'
import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

/** Beside the word, `16 ram` needs no unit. */
const gigabytes = String.raw`(\d+(?:\.\d+)?)\s*-?\s*(?:gb|gigs?|g\b|(?<=\b(?:4|8|12|16|24|32|64)\s*)(?=\s(?:ram|memory)\b|$|\s*\|))`
const isOfMemory = String.raw`\s*(?:of\s*)?(?:(?:lp)?ddr\dx?\s*)?(?:ram|memory)\b`

/** `16/512`, as price lists name both. */
export function memoryAndDrive(text: NeedText, group: Group): SpecFilter[] {
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
  named: new RegExp(`${before}${gigabytes}(?:${isOfMemory}|\\s*(?:lp)?ddr\\dx?)${after}`),
  led: new RegExp(
    String.raw`(?<!\w)(?:ram|memory)\s*(?:of\s*)?(?:(${atMost})\s+|${atLeast}\s+)?${gigabytes}${after}`,
  ),
  bare: new RegExp(
    String.raw`${before}(4|6|8|12|16|18|24|32|48|64)\s*-?\s*(?:gb|gigs?)(?!\w|\s*(?:ssd|hdd|nvme|emmc|storage|graphics))${after}`,
  ),
}

const typeOfMemory = /(?:lp)?ddr\dx?/

export function memory(text: NeedText, group: Group): SpecFilter[] {
  if (group !== undefined && group !== 'computer' && group !== 'panel') return []
  const [words = ''] = memories.named.exec(text.rest) ?? []
  const found = [...bounded(text, memories.named, 'memory')]
  // The type of the memory is searched as a word.
  const [type] = typeOfMemory.exec(words) ?? []
  if (type) text.rest += `${type} `
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

export function drives(text: NeedText, group: Group): SpecFilter[] {
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
