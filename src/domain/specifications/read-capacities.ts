import type { SpecValues } from '#contract/specifications/spec-kinds.ts'
import { isLimit, partAfter, partBefore } from './spec-text.ts'

/** What an amount in bytes is of. */
export type CapacityUse = 'memory' | 'ssd' | 'hardDisk' | 'storage'
type Use = CapacityUse | 'other'

type Amount = {
  gigabytes: number
  before: string
  after: string
  start: number
  end: number
}

const glued = 'ddr|lpddr|ram|rma|ssd|hdd|nvme|sata|emmc|m\\.?2|pcie|gddr|rom|ufs|sodimm|memory'
const amount = new RegExp(
  String.raw`(?<![\d.a-z])(?:(\d{1,2})\s*x\s*)?(\d+(?:\.\d+)?)\s*-?\s*` +
    String.raw`(gb|g b|gib|gbs|bg|gigs?|gigabytes?|g|tb|t b|tib|terabytes?|t|mb|megabytes?)` +
    String.raw`(?=$|[^a-z0-9/]|/(?!s)|${glued})(?:\s*x\s*(\d)(?![\d.]))?`,
  'g',
)

const useWords: [Use, RegExp][] = [
  ['other', /gddr|graphic|vram|rtx|gtx|geforce|radeon|nvidia|quadro|cache|onedrive|cloud|optane/],
  ['other', /\bcard\b|micro\s?sd|\bsd\b|\bbays?\b|mb\/s|not included/],
  ['ssd', /ssd|sdd|nvme|nmve|\bm\.?2\b|solid state|pcie/],
  ['hardDisk', /hdd|hard|\brpm|surveillance|sata|\bdisks?\b/],
  ['storage', /emmc|ufs|\brom\b|storage|flash/],
  ['memory', /\bram\b|^\s*ram|rma\b|memory|memroy|ddr|dimm|\becc\b|unified|onboard|soldered/],
]

/** Sizes that memory is sold in, in GB. */
const memorySizes = new Set([
  1, 2, 3, 4, 6, 8, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024,
])
const mostOfComputer = 64
const leastDrive = 120
const bareDrives = new Set([120, 128, 240, 250, 256, 480, 500, 512, 1000, 1024])

/** Memory and drives of a line. `uses`: what amounts are of by the line's label, in their order. */
export function readCapacities(text: string, uses: readonly CapacityUse[] = []): SpecValues {
  const plain = withoutRepeats(text)
  const amounts = amountsOf(plain)
  if (amounts.length === 0) return bareCapacity(plain, uses)
  const isWordFirst = wordStandsFirst(plain, amounts)
  const known = amounts.map((amount) => useOf(amount, isWordFirst))
  const used = amounts.map((amount, at) => ({
    ...amount,
    use: known[at] ?? useByPlace(amounts, known, at, uses),
  }))
  const meant = used.filter((one) => !isLimit(one.before, one.after) && !isChoice(one))
  return { ...memoryOf(meant, plain), ...drivesOf(meant) }
}

/** `16GB (2x8GB)` says the same twice. */
function withoutRepeats(text: string) {
  return text.replaceAll(/(?<=\d\s?(?:[gt]b|g)\b[^(]*)\((?=[^)]*\dx|[^)]*\d\s*x)[^)]*\)/g, ' ')
}

function amountsOf(text: string): Amount[] {
  const found = [...text.matchAll(amount)]
  return found.map((match, at) => {
    const [whole, times = '1', number, unit = '', more = '1'] = match
    const end = match.index + whole.length
    const previous = found[at - 1]
    const from = previous ? previous.index + previous[0].length : 0
    return {
      gigabytes: Number(number) * sizeOf(unit) * Number(times) * Number(more),
      before: text.slice(from, match.index),
      after: text.slice(end, found[at + 1]?.index ?? text.length),
      start: match.index,
      end,
    }
  })
}

function sizeOf(unit: string) {
  if (unit.startsWith('t')) return 1024
  return unit.startsWith('m') ? 1 / 1024 : 1
}

/** `SSD 512GB RAM 16GB`: the words stand before their amounts. */
function wordStandsFirst(text: string, amounts: Amount[]) {
  const [first] = amounts
  const last = amounts.at(-1)
  if (!first || !last) return false
  return wordUse(text.slice(0, first.start)) !== undefined && wordUse(last.after) === undefined
}

function useOf({ before, after }: Amount, isWordFirst: boolean): Use | undefined {
  const [near, far] = [partAfter(after), partBefore(before)]
  if (isWordFirst) return wordUse(far) ?? wordUse(near)
  return wordUse(near) ?? wordUse(far)
}

function wordUse(text: string): Use | undefined {
  return useWords.find(([, words]) => words.test(text))?.[0]
}

/** By the label, or as `8GB/512GB` is always meant. */
function useByPlace(
  amounts: Amount[],
  known: (Use | undefined)[],
  at: number,
  uses: readonly CapacityUse[],
): Use | undefined {
  const named = uses.length > 1 ? uses[at] : uses[0]
  if (named) return named
  const { gigabytes } = amounts[at] ?? { gigabytes: 0 }
  const next = amounts[at + 1]
  const isBeforeDrive =
    next !== undefined && next.gigabytes >= leastDrive && isDrive(known[at + 1] ?? 'storage')
  if (isBeforeDrive && gigabytes <= mostOfComputer) return 'memory'
  const isAfterMemory = at > 0 && (amounts[at - 1]?.gigabytes ?? 0) <= mostOfComputer
  return isAfterMemory && gigabytes >= leastDrive ? 'storage' : undefined
}

function isDrive(use: Use) {
  return use === 'ssd' || use === 'hardDisk' || use === 'storage'
}

/** `8/16 GB` leaves open which. */
function isChoice({ before, after }: Amount) {
  return /(?:^|\s)\d{1,3}\s*(?:\/|or|-)\s*$/.test(before) || /^\s*or\s*\d/.test(after)
}

type UsedAmount = Amount & { use: Use | undefined }

function memoryOf(amounts: UsedAmount[], text: string): SpecValues {
  const ofMemory = amounts.filter(({ use }) => use === 'memory')
  const [first, second] = ofMemory
  if (!first) return {}
  const isSum = second !== undefined && /\+/.test(text.slice(first.end, second.start))
  if (isSum && ofMemory.length === 2) return memory(first.gigabytes + second.gigabytes)
  const isSame = ofMemory.every(({ gigabytes }) => gigabytes === first.gigabytes)
  return isSame ? memory(first.gigabytes) : {}
}

function memory(gigabytes: number): SpecValues {
  const isOfPrinter = gigabytes < 1 && gigabytes >= 1 / 16
  return memorySizes.has(gigabytes) || isOfPrinter ? { memory: gigabytes } : {}
}

function drivesOf(amounts: UsedAmount[]): SpecValues {
  const sums = { ssd: 0, hardDisk: 0, storage: 0 }
  for (const { use, gigabytes } of amounts) {
    if (use === 'ssd' || use === 'hardDisk' || use === 'storage') sums[use] += driveSize(gigabytes)
  }
  const largest = Math.max(sums.ssd, sums.hardDisk, sums.storage)
  if (largest < 4) return {}
  return {
    storage: largest,
    ...(sums.ssd > 0 ? { ssd: sums.ssd } : {}),
    ...(sums.hardDisk > 0 ? { hardDisk: sums.hardDisk } : {}),
  }
}

/** Makers count 1 TB as 1,000 GB. */
function driveSize(gigabytes: number) {
  return gigabytes >= 1000 && gigabytes % 1000 === 0 ? (gigabytes / 1000) * 1024 : gigabytes
}

/** `RAM: 16`, `SSD: 512`: without a unit only sizes that can be nothing else. */
function bareCapacity(text: string, [use]: readonly CapacityUse[]): SpecValues {
  const [, number] = /^(\d+)(?:\s*(?:lp)?ddr\w*|\s*ssd|\s*hdd)?$/.exec(text) ?? []
  const value = Number(number)
  if (use === 'memory' && value > 1 && value <= 128) return memory(value)
  if ((use === 'ssd' || use === 'hardDisk') && bareDrives.has(value)) {
    return { storage: driveSize(value), [use]: driveSize(value) }
  }
  return {}
}
