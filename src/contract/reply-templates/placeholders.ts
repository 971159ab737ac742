export const placeholders = ['name', 'product', 'price', 'stock', 'link', 'me'] as const
export type Placeholder = (typeof placeholders)[number]

/** What stands in the reply in the place of each. */
export const placeholderTexts: Record<Placeholder, string> = {
  name: 'name of the sender',
  product: 'name of the product',
  price: 'price of the product',
  stock: 'stock status of the product',
  link: 'address of the product’s page',
  me: 'name of the colleague who replies',
}

/** Null where the submission has no such value. */
export type PlaceholderValues = Record<Placeholder, string | null>

const inBraces = /\{([^{}]*)\}/g

const those = placeholders.map(bracedOf).join(', ')

/** What is wrong with the placeholders of a template, for the one who writes it. */
export function placeholderFault(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(inBraces)) {
    if (!isPlaceholder(name)) return `There is no placeholder {${name}}. There are ${those}`
  }
  const hasLoneBrace = /[{}]/.test(text.replaceAll(inBraces, ''))
  return hasLoneBrace ? `A brace is only for a placeholder: ${those}` : undefined
}

/** Those that a text still has, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name)
  return placeholders.filter((placeholder) => names.includes(placeholder))
}

/** A placeholder without a value stays. A value is not searched for placeholders. */
export function fillPlaceholders(text: string, values: PlaceholderValues) {
  return text.replaceAll(inBraces, (found, name: string) =>
    isPlaceholder(name) ? (values[name] ?? found) : found,
  )
}

export function bracedOf(placeholder: Placeholder) {
  return `{${placeholder}}`
}

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((placeholder) => placeholder === name)
}
