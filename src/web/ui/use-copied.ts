import { useEffect, useState } from 'react'

/** How long a button says what it has done. */
const saidFor = 2500

/** Copies a text, and says for a moment how that went. */
export function useCopied() {
  const [said, setSaid] = useState<'copied' | 'refused'>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(undefined), saidFor)
    return () => clearTimeout(timer)
  }, [said])
  return { said, copy }

  function copy(text: string) {
    void navigator.clipboard.writeText(text).then(
      () => setSaid('copied'),
      () => setSaid('refused'),
    )
  }
}

/** Browsers offer it to pages that came over https, or from this machine. */
export function canCopy() {
  return 'clipboard' in navigator
}
