/** How long a button says what it has done. */
const shownFor = 2500

type Say = (text: string | undefined) => void

/** Copies a text, and says for a moment how that went. */
export async function copyText(text: string, copied: string, say: Say) {
  try {
    await navigator.clipboard.writeText(text)
    say(copied)
  } catch {
    say('Copying was refused')
  }
  setTimeout(() => say(undefined), shownFor)
}

/** The system's own sharing where there is one, else the page's address to paste. */
export async function shareProduct({ name, path }: { name: string; path: string }, say: Say) {
  const url = new URL(path, location.href).href
  if (!('share' in navigator)) return copyText(url, 'Link copied', say)
  try {
    await navigator.share({ title: name, url })
  } catch (error) {
    // Closing the system's sheet is not an error.
    const isClosed = error instanceof Error && error.name === 'AbortError'
    if (!isClosed && 'clipboard' in navigator) await copyText(url, 'Link copied', say)
  }
}
