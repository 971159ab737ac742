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

/** A key, a secret or a link that the server does not show again. */
export function ShownOnce({ title, text, detail, copyText = 'Copy' }: ShownSecret) {
  const { outcome, copy } = useCopied()
  return (
    <Banner tone="note" title={title} detail={detail}>
      <code className="w-full text-sm break-all select-all">{text}</code>
      {canCopy() && (
        <Button onClick={() => copy(text)}>
          <span role="status">{outcome === 'copied' ? 'Copied' : copyText}</span>
        </Button>
      )}
    </Banner>
  )
}
