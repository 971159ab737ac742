/** Opens the mail program. A subject may hold anything that was typed, half a character included. */
export function mailtoAddress(email: string, subject: string) {
  return `mailto:${encoded(email).replaceAll('%40', '@')}?subject=${encoded(subject)}`
}

function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
