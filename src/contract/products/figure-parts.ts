/**
 * Factors or a figure with the short unit after them, or a short text with a hyphen: `(2560 × 1600)`,
 * `1.4 kg`, `DDR4-3200`. A longer text, as a model number, may break where it has no room.
 */
const figure =
  /(?<!\S)((?=\S*\d)(?:\S{1,12}-\S{1,12}|\S{1,9}(?: × \S{1,9})+(?:(?<!\)) (?![A-Z][a-z]{2})[^\d\s]{1,3},?)?|\S{1,9} (?![A-Z][a-z]{2})[^\d\s]{1,3},?))(?!\S)/

/** Every second part is a figure that stands in one line. Together they are the text. */
export function figureParts(text: string): string[] {
  return text.split(figure)
}
