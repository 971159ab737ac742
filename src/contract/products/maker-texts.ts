import type { ProductFieldValues } from './product.ts'

type Made = Pick<ProductFieldValues, 'brand' | 'modelNo' | 'hsnCode'>

/** Who made it, its number, and its code for GST, which no line parts, as far as they are known. */
export function makerTexts({ brand, modelNo, hsnCode }: Made) {
  return [brand, modelNo, hsnText(hsnCode).replace(' ', '\u00a0')].filter((text) => text !== '')
}

/** Brand and model number in one line, the code for GST in the next. */
export function makerLines({ brand, modelNo, hsnCode }: Made) {
  return `${makerTexts({ brand, modelNo, hsnCode: '' }).join(' · ')}\n${hsnText(hsnCode)}`.trim()
}

/** Empty where the code is not known. */
export function hsnText(hsnCode: string) {
  return hsnCode === '' ? '' : `HSN ${hsnCode}`
}
