const words = [
  'laptop',
  'printer',
  'desktop',
  'scanner',
  'projector',
  'kaveri',
  'lekhra',
  'phalkora',
  'meridian',
  'torvik',
  'ishtara',
  'property',
  'series',
  'value',
]

let asked = 0

/** Two words, each with two letters exchanged, and a number: none is asked twice. */
export function slippedQuery() {
  const at = ++asked
  return `${slipped(at)} ${slipped(at * 7 + 3)} ${at}`
}

function slipped(at: number) {
  const word = words[at % words.length] ?? ''
  const from = 1 + (at % (word.length - 2))
  return `${word.slice(0, from)}${word.charAt(from + 1)}${word.charAt(from)}${word.slice(from + 2)}`
}
