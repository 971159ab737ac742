import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { canCopy, useCopied } from '../../ui/use-copied.ts'

export type ShownSecret = { title: string; text: string; use: string }

/** A key or a secret that the server does not show again. */
export function ShownOnce({ title, text, use }: ShownSecret) {
  const { outcome, copy } = useCopied()
  return (
    <Banner tone="note" title={title} detail={`It is not shown again. ${use}`}>
      <code className="w-full text-sm break-all select-all">{text}</code>
      {canCopy() && (
        <Button onClick={() => copy(text)}>
          <span role="status">{outcome === 'copied' ? 'Copied' : 'Copy'}</span>
        </Button>
      )}
    </Banner>
  )
}
