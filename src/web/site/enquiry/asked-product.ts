/** What an enquiry is about. */
export type AskedProduct = { id: string; name: string }

/** The state of the link that led here. It is checked, because anybody can set it. */
export function askedProductIn(state: unknown): AskedProduct | undefined {
  const { id, name } = recordOf(recordOf(state)['product'])
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}
