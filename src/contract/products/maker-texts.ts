import type { ProductFieldValues } from './product.ts'

export type Made = Pick<ProductFieldValues, 'brand' | 'modelNo' | 'hsnCode'>

/** Who made it, its number, and its code for GST, which no line parts, as far as they are known. */
export function makerTexts({ brand, modelNo, hsnCode }: Made) {
  return [brand, modelNo, hsnText(hsnCode).replace(' ', '\u00a0')].filter((text) => text !== '')
}

/** Empty where the code is not known. */
export function hsnText(hsnCode: string) {
  return hsnCode === '' ? '' : `HSN ${hsnCode}`
}
