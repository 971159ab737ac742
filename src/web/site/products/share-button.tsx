import type { ProductPage } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { canCopy, useCopied } from '../../ui/use-copied.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'

const texts = { copied: 'Link copied', refused: 'Copying was refused' }

/** The system's own sharing where there is one, else the page's address to paste. */
export function ShareButton({ product: { name, path } }: { product: ProductPage }) {
  const { said, copy } = useCopied()
  const isUsable = useInBrowser(() => canShare() || canCopy())
  return (
    <>
      <Button onClick={share} className={isUsable ? '' : 'invisible'}>
        {said ? texts[said] : 'Share'}
      </Button>
      <span role="status" className="sr-only">
        {said && texts[said]}
      </span>
    </>
  )

  function share() {
    const url = new URL(path, location.href).href
    if (!canShare()) return copy(url)
    navigator.share({ title: name, url }).catch((error: Error) => {
      // Who closes the system's sheet has not asked for anything else.
      if (error.name !== 'AbortError' && canCopy()) copy(url)
    })
  }
}

function canShare() {
  return 'share' in navigator
}
