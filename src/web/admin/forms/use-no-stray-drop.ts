import { useEffect } from 'react'

/** A file dropped beside its place would open in the tab, and the form would be gone. */
export function useNoStrayDrop() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.dataTransfer.dropEffect = 'none'
      event.preventDefault()
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}
