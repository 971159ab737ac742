import {
  isNumberKind,
  specKinds,
  specLabel,
  specValueText,
} from '#contract/specifications/spec-kinds.ts'
import type { SpecKind, SpecValues } from '#contract/specifications/spec-kinds.ts'
import { specParts } from '#contract/products/spec-parts.ts'
import { folded } from '../fold-text.ts'
import { readSpecifications } from './read-specifications.ts'
import type { SpecifiedProduct } from './read-specifications.ts'

/** What one product says in a row, and as a number where it is one. Empty where it says nothing. */
type AlignedCell = { text: string; amount: number | undefined }

/** One kind of specification, with a cell for each product in their order. Without a kind nothing was understood. */
export type AlignedRow = {
  label: string
  kind: SpecKind | undefined
  cells: AlignedCell[]
  /** In which line the products name it, on average. */
  line: number
}

/** Kinds that one line says together: `15.6-inch Full HD, 144 Hz` is one row, and its first kind names it. */
const families: SpecKind[][] = [
  ['storage', 'ssd', 'hardDisk'],
  ['screen', 'resolution', 'refreshRate', 'megapixels'],
  ['va', 'watts'],
]

type Entry = {
  key: string
  kind?: SpecKind
  label: string
  text: string
  amount?: number
  line: number
}

/**
 * The lines of several products, those about the same specification in one row, whatever its label: `RAM`
 * stands beside `Memory`. Rows are in the order in which the products name them.
 */
export function alignSpecifications(products: readonly SpecifiedProduct[]): AlignedRow[] {
  const rows = new Map<string, Row>()
  const named = products.map(entriesOf)
  const keyOfLabel = keysOfLabels(named.flat())
  for (const [at, entries] of named.entries()) {
    for (const entry of entries) {
      const key = (!entry.kind && keyOfLabel.get(folded(entry.label))) || entry.key
      const row = rows.get(key) ?? { entries: products.map((): Entry[] => []) }
      rows.set(key, row)
      row.entries[at]?.push(entry)
    }
  }
  return [...rows.values()].map(alignedRow)
}

/** A line that was not understood belongs to what others say under its label: `Processor: thirteenth generation`. */
function keysOfLabels(entries: Entry[]) {
  const understood = entries.filter(({ kind, label }) => kind && label !== '')
  return new Map(understood.map(({ label, key }) => [folded(label), key]))
}

/** For each product what it says, mostly one entry. */
type Row = { entries: Entry[][] }

function alignedRow({ entries }: Row): AlignedRow {
  const all = entries.flat()
  return {
    label: labelOf(all),
    kind: familyOfFirst(all),
    line: all.reduce((sum, { line }) => sum + line, 0) / all.length,
    cells: entries.map((own) => ({
      text: own.map(({ text }) => text).join('; '),
      amount: own.find(({ amount }) => amount !== undefined)?.amount,
    })),
  }
}

function familyOfFirst(entries: Entry[]) {
  const kind = entries.find((entry) => entry.kind)?.kind
  return kind && familyOf(kind)[0]
}

/** As more than half typed it, since the row may hold several kinds; else the name of the kind. */
function labelOf(entries: Entry[]) {
  const { kind, label: first } = entries[0] ?? { label: '' }
  const labels = Map.groupBy(entries, (entry) => folded(entry.label))
  const most = [...labels.values()].find((alike) => alike.length * 2 > entries.length)
  const label = most?.[0]?.label ?? ''
  if (label !== '') return label
  if (kind) return specLabel(kind)
  return first === '' ? withoutLabel : first
}

/** Of lines without a label, of which nothing is understood. */
export const withoutLabel = 'Also'

function entriesOf(product: SpecifiedProduct): Entry[] {
  const { lines } = readSpecifications(product)
  return product.specs.flatMap((text, line) =>
    entriesOfLine(text, lines[line]?.values ?? {}).map((entry) => ({ ...entry, line })),
  )
}

type UnplacedEntry = Omit<Entry, 'line'>

function entriesOfLine(line: string, values: SpecValues): UnplacedEntry[] {
  const { label = '', value } = specParts(line)
  const kinds = firstOfFamilies(values)
  if (kinds.length === 0) return [{ key: `label ${folded(label)}`, label, text: value }]
  // A line with several specifications is split, so that each stands beside those of the other products.
  if (kinds.length > 1)
    return kinds.map((kind) => entryOf(kind, '', valuesText(kind, values), values))
  return kinds.map((kind) => entryOf(kind, label, value, values))
}

function entryOf(kind: SpecKind, label: string, text: string, values: SpecValues): UnplacedEntry {
  const amount = isNumberKind(kind) ? values[kind] : undefined
  return {
    key: `kind ${familyOf(kind)[0]}`,
    kind,
    label,
    text,
    ...(amount !== undefined && { amount }),
  }
}

/** Of each family that the line names, the kind that stands for it. */
function firstOfFamilies(values: SpecValues): SpecKind[] {
  const named = specKinds.filter((kind) => values[kind] !== undefined)
  return named.filter((kind) => named.find((one) => familyOf(kind).includes(one)) === kind)
}

function familyOf(kind: SpecKind) {
  return families.find((family) => family.includes(kind)) ?? [kind]
}

function valuesText(kind: SpecKind, values: SpecValues) {
  const texts = familyOf(kind).flatMap((one) => {
    const value = values[one]
    return value === undefined ? [] : [specValueText(one, value)]
  })
  return [...new Set(texts)].join(', ')
}
