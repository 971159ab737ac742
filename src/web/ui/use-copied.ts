import { useEffect, useState } from 'react'

/** How long a button says what it has done. */
const shownFor = 2500

/** Copies a text, and says for a moment how that went. */
export function useCopied() {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])
  return { outcome, copy }

  function copy(text: string) {
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
}

/** Browsers offer it to pages that came over https, or from this machine. */
export function canCopy() {
  return 'clipboard' in navigator
}
