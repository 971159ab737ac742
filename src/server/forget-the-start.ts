/**
 * Frees the memory that only the start needed: 20 MB in 70 ms, or in 160 ms with 100,000 products.
 * Without `--expose-gc` nothing happens.
 */
export function forgetTheStart() {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
