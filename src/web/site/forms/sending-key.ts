/** Sent along with a form: however often it arrives, it is one. `randomUUID` is not there over plain http. */
export function newSendingKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
