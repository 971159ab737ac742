import { useState } from 'react'
import type { PictureZoom } from './picture-zoom.tsx'

/** Which picture is enlarged. What enlarges it is loaded with the first press: few visitors need it. */
export function usePictureZoom() {
  const [Zoom, setZoom] = useState<typeof PictureZoom>()
  const [at, setAt] = useState<number>()
  return { Zoom, at, setAt, enlarge }

  function enlarge(event: React.MouseEvent<HTMLAnchorElement>, picture: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./picture-zoom.tsx').then(
      ({ PictureZoom }) => {
        setZoom(() => PictureZoom)
        setAt(picture)
      },
      // The picture itself is what the link leads to.
      () => location.assign(href),
    )
  }
}
