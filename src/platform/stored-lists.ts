/** Lists that a column stores as JSON. */
export function textsIn(json: string): string[] {
  return listIn(json, (item) => typeof item === 'string')
}

export function numbersIn(json: string): number[] {
  return listIn(json, (item) => typeof item === 'number')
}

function listIn<Item>(json: string, isItem: (item: unknown) => item is Item): Item[] {
  const list: unknown = JSON.parse(json)
  if (Array.isArray(list) && list.every(isItem)) return list
  throw new Error(`not a stored list: ${json.slice(0, 100)}`)
}
