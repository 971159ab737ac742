/**
 * Opens the mail program. A subject may hold anything that was typed, half a character included.
 * Of the body as many lines as such an address may have.
 */
export function mailtoAddress(email: string, subject: string, body = '') {
  const address = `mailto:${encoded(email).replaceAll('%40', '@')}?subject=${encoded(subject)}`
  if (body === '') return address
  const room = longestAddress - address.length - '&body='.length
  return `${address}&body=${fitted(body, room)}`
}

/** Windows hands no more to a program. */
const longestAddress = 2000

function fitted(body: string, room: number) {
  const lines = body.split(/\r?\n/).map(encoded)
  let text = ''
  for (const [at, line] of lines.entries()) {
    const longer = at === 0 ? line : `${text}%0D%0A${line}`
    if (longer.length > room) break
    text = longer
  }
  return text
}

function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
