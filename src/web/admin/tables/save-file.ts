/** Long enough for the browser to have begun; the text may weigh megabytes. */
const keptFor = 60_000

/** What the browser holds becomes a download. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
