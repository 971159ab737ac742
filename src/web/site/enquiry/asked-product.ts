import type { Picture } from '#contract/pictures/picture.ts'

/** What an enquiry is about, and what the page has of it to show with the form. */
export type AskedProduct = {
  id: string
  name: string
  brand?: string
  modelNo?: string
  category?: string
  price?: number | null
  gstRate?: number
  picture?: Picture | null
  pictures?: Picture[]
}

/** The state of the link that led here. It is checked, because anybody can set it. */
export function askedProductIn(state: unknown): AskedProduct | undefined {
  const { id, name } = recordOf(recordOf(state)['product'])
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}
