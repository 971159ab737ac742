/** What is typed next follows what is there, as after the greeting of a letter. */
export function caretToEnd(text: HTMLTextAreaElement) {
  const { length } = text.value
  text.setSelectionRange(length, length)
  text.scrollTop = text.scrollHeight
  return text
}
