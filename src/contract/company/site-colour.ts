/** Of links and buttons where an owner has chosen none. */
export const defaultColour = '#a8431a'

/** Behind links and texts: the darkest of the light backgrounds of the site. */
const background = '#f4efe6'

/** WCAG 2.2, 1.4.3. White on the colour contrasts more than the colour on the background. */
export const leastContrast = 4.5

const pattern = /^#[\da-f]{6}$/i

export function isColour(text: string) {
  return pattern.test(text)
}

/** Of a text in this colour, from 1 to 21. */
export function contrastOf(colour: string) {
  const [darker, lighter] = [luminanceOf(colour), luminanceOf(background)].toSorted((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** For what the pointer is over. */
export function darkerOf(colour: string) {
  const parts = channelsOf(colour).map((channel) => Math.round(channel * 0.78))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG's relative luminance. */
function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(colour: string) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
