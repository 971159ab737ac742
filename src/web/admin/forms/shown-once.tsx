import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { canCopy, useCopied } from '../../ui/use-copied.ts'

export type ShownSecret = {
  title: string
  text: string
  detail: string
  /** Of the button. */
  copyText?: string
}

/** A key, a secret or a link that the server does not show again: it is in sight, wherever the form was. */
export function ShownOnce({ title, text, detail, copyText = 'Copy' }: ShownSecret) {
  const { outcome, copy } = useCopied()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Banner tone="note" title={title} detail={detail}>
        <code className="w-full text-sm break-all select-all">{text}</code>
        {canCopy() && (
          <Button onClick={() => copy(text)}>
            <span role="status">{outcome === 'copied' ? 'Copied' : copyText}</span>
          </Button>
        )}
      </Banner>
    </div>
  )
}
