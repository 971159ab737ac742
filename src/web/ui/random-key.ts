/** For forms and files that are not stored yet. Browsers have `crypto.randomUUID` over TLS alone. */
export function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
