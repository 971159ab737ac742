/** Whether `If-None-Match` names this tag. Reads compare weakly: `W/` does not count. */
export function isKnownTag(header: string | undefined, tag: string) {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}

/** Whether a part may be given: without `If-Range`, or where it names exactly this tag. */
export function isSameTag(header: string | undefined, tag: string) {
  return header === undefined || header.trim() === tag
}
