/** What an enquiry is about. */
export type AskedProduct = { id: string; name: string }

/** What whoever led here has put beside the address. Anybody can write that: it is looked at. */
export function askedProductIn(state: unknown): AskedProduct | undefined {
  const { id, name } = recordOf(recordOf(state)['product'])
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}
