/** A text whose conditions are taken out one by one. */
export type NeedText = { rest: string; taken: { text: string; words: string }[] }

/** Takes the first match out of the text. */
export function take(text: NeedText, pattern: RegExp, shown: (found: RegExpExecArray) => string) {
  const found = pattern.exec(text.rest)
  if (!found) return undefined
  const [words] = found
  text.rest = `${text.rest.slice(0, found.index)} | ${text.rest.slice(found.index + words.length)}`
  text.taken.push({ text: shown(found), words: words.trim() })
  return found
}
