/** `GB` or `mm,`, but not a word such as `Pro`. */
const unit = /(?![A-Z][a-z]{2})[^\d\s]{1,3},?/.source
/** `DDR4-3200` */
const joined = /\S{1,12}-\S{1,12}/.source
/** `356 × 235 × 17.9` */
const factors = /\S{1,9}(?: × \S{1,9})+/.source
/** What follows a bracket, as in `(2560 × 1600) IPS`, is no unit of the factors. */
const forms = `${joined}|${factors}(?:(?<!\\)) ${unit})?|\\S{1,9} ${unit}`

/** Whole words, the first with a digit. A longer text, as a model number, may break where it has no room. */
const figure = new RegExp(`(?<!\\S)((?=\\S*\\d)(?:${forms}))(?!\\S)`)

/** Every second part is a figure that stands in one line. Together they are the text. */
export function figureParts(text: string): string[] {
  return text.split(figure)
}
