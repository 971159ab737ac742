import { dot, unit, type Vector } from './vector.ts'

export const ink = '#1C1712'
export const paper = '#FBF8F3'
export const tamarind = '#A8431A'
export const leaf = '#2F6B4A'
export const hairline = '#E3DBCF'

/** From the top left and from in front: tops are the lightest, right sides the darkest. */
const light = unit([-0.55, 0.75, 0.45])
const halfway = unit([-0.42, 0.58, 0.86])
const frontLight = light[2]

export function mix(one: string, other: string, share: number) {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(from! + (to! - from!) * Math.min(1, Math.max(0, share)))
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** What a colour that is given for a front looks like on a face that looks elsewhere. */
export function tone(colour: string, normal: Vector, gloss = 0) {
  const more = dot(normal, light) - frontLight
  const lift = 0.28 + 0.6 * brightness(colour)
  const lit = more > 0 ? mix(colour, '#ffffff', more * lift) : mix(colour, ink, more * -0.45)
  if (gloss === 0) return lit
  return mix(lit, '#ffffff', gloss * Math.max(0, dot(normal, halfway)) ** 24)
}

function brightness(colour: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...parts) / 255
}
