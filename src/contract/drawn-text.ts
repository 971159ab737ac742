/** Letters and digits without look-alikes: what is made of them is read from a screen and typed. */
export const clearCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** `randomBelow` gives every whole number from 0 to below its argument equally often. */
export function drawnText(
  characters: string,
  length: number,
  randomBelow: (below: number) => number,
) {
  return Array.from({ length }, () => characters.charAt(randomBelow(characters.length))).join('')
}
