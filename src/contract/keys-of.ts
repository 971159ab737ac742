/** `Object.keys` with the type of the keys: only for records that have no other keys than their type. */
export function keysOf<Table extends object>(table: Table) {
  const keys: Extract<keyof Table, string>[] = []
  for (const key in table) keys.push(key)
  return keys
}
