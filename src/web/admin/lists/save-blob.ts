/** Until then the browser has begun with megabytes. */
const revokeAfter = 60_000

/** What a script has becomes a download. */
export function saveBlob(name: string, blob: Blob) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter)
}
