import { specKinds, specLabel, specValueText } from '#contract/specifications/spec-kinds.ts'
import type { LineReading } from '#contract/specifications/spec-reading.ts'
import type { App } from '../app.ts'
import { readSpecifications } from '../specifications/read-specifications.ts'
import { findCorrections } from './stored-corrections.ts'

type TypedLines = { id?: string | undefined; category: string; specs: string[] }

/** What each of these lines is understood to say, with the corrections of the product. */
export async function findReadLines(
  app: Pick<App, 'db'>,
  { id, category, specs }: TypedLines,
): Promise<LineReading[]> {
  const ofProduct = id === undefined ? undefined : await findCorrections(app, [id])
  const corrections = ofProduct?.get(id ?? '') ?? []
  const { lines } = readSpecifications({ category, specs, corrections })
  return lines.map(({ values, isUnderstood, corrected }) => ({
    isUnderstood,
    says: specKinds.flatMap((kind) => {
      const value = values[kind]
      if (value === undefined) return []
      const isCorrected = corrected.includes(kind)
      return [{ kind, label: specLabel(kind), text: specValueText(kind, value), isCorrected }]
    }),
  }))
}
