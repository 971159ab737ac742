import { useEffect, useEffectEvent } from 'react'

/** Files pasted anywhere on the screen, as a screenshot. A spreadsheet copies text with a picture of it: that is text. */
export function usePastedFiles(onFiles: (files: File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? new DataTransfer()
    if (event.defaultPrevented || files.length === 0 || types.includes('text/plain')) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return
    event.preventDefault()
    onFiles([...files])
  })
  useEffect(() => {
    addEventListener('paste', take)
    return () => removeEventListener('paste', take)
  }, [])
}
