const part = '[a-z0-9]+(?:[.-][a-z0-9]+)*'
const keyPattern = new RegExp(`^${part}(?:/${part})*$`)
const prefixPattern = new RegExp(`^(?:${part}/)*$`)

/** S3 takes 1024 bytes, a folder's path on Windows 260 characters in all. */
const longestKey = 120

/** A valid key cannot lead out of the store, and has no name that an operating system reserves. */
export function requireFileKey(key: string) {
  if (isFileKey(key)) return key
  throw new Error(`Not a key of a stored file: ${JSON.stringify(key.slice(0, longestKey))}`)
}

export function isFileKey(key: string) {
  return key.length <= longestKey && keyPattern.test(key)
}

/** Everything, or a folder with its `/` at the end. */
export function requireFilePrefix(prefix: string) {
  if (prefix.length <= longestKey && prefixPattern.test(prefix)) return prefix
  throw new Error(`Not a folder of stored files: ${JSON.stringify(prefix.slice(0, longestKey))}`)
}
