/** Some settings say something only all together: one line tells which are missing. */
export function faultOfParts(parts: Record<string, unknown>, group: string) {
  const names = Object.keys(parts)
  const missing = names.filter((name) => parts[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return []
  return [`${missing.join(', ')}: must be set as well, or none of the ${group} settings`]
}
