/** As people speak of files: `640 KB`, `2.4 MB`. */
export function fileSizeText(bytes: number) {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
