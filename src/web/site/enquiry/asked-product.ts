/** What an enquiry is about. */
export type AskedProduct = { id: string; name: string }

/** What whoever led here has put beside the address. Anybody can write that: it is looked at. */
export function askedProductIn(state: unknown): AskedProduct | undefined {
  const { product } = (state ?? {}) as { product?: Partial<AskedProduct> }
  const { id, name } = product ?? {}
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}
