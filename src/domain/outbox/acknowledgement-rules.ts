/** A longer one is rather a message than a name. */
const longestGreetedName = 40

/** Capital and small letters alone: one of the others, `ꞏ`, looks like a full stop. */
const latinLetter = String.raw`[\p{Script=Latin}&&[\p{Lu}\p{Ll}]]`

/** The scripts of our customers. Some others have letters that look like a full stop or a slash. */
const otherScripts = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Tamil',
  'Telugu',
]

const latinWord = String.raw`${latinLetter}+(?:['’\-]${latinLetter}+)*`

/**
 * A full stop is the end of a word: between two letters it would make an address, which mail programs
 * turn into a link.
 */
const words = [latinWord, ...otherScripts.map(wordOf)].map(
  (word) => new RegExp(`^${word}[.,]?$`, 'v'),
)

/** The invisible U+200C and U+200D belong after the mark that joins two letters. */
function wordOf(script: string) {
  const letter = String.raw`[\p{Script=${script}}&&\p{L}]`
  const mark = String.raw`[\p{Script=${script}}&&\p{M}]`
  return String.raw`${letter}(?:-?${letter}|${mark}[\u{200C}\u{200D}]?)*`
}

/**
 * A greeting, with the name of the sender only where it is harmless: otherwise anybody could write to
 * a stranger in the name field by typing the stranger's address. A name with a link, a telephone number
 * or a long text is left out. Spelled out, as in "evil dot example", no mail program links it.
 */
export function greeting(opening: string, name: string | null) {
  return name !== null && isHarmless(name) ? `${opening}, ${name}` : opening
}

function isHarmless(name: string) {
  return Array.from(name).length <= longestGreetedName && name.split(' ').every(isHarmlessWord)
}

function isHarmlessWord(word: string) {
  return words.some((pattern) => pattern.test(word)) && !/^(?:www|https?)\b/i.test(word)
}
