/** A noun in the singular and in the plural. */
export type Noun = [one: string, several: string]

export function counted(count: number, [one, several]: Noun) {
  return `${count} ${count === 1 ? one : several}`
}
