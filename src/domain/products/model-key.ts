import { cleanLine } from '#contract/clean-text.ts'

/** By which two products are the same. Small letters, so that a list in capitals finds it too. */
export function modelKeyOf(brand: string, modelNo: string) {
  return `${cleanLine(brand)}\n${cleanLine(modelNo)}`.toLowerCase()
}

/** The model number of such a key. */
export function modelNoIn(key: string) {
  return key.slice(key.indexOf('\n') + 1)
}
