import { canCopy, useCopied } from '../../ui/use-copied.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'

const texts = { copied: 'Copied', refused: 'Copying was refused' }

/** Its place is kept from the start, so that nothing moves when it can be used. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { said, copy } = useCopied()
  const isUsable = useInBrowser(canCopy)
  return (
    <>
      <button
        type="button"
        onClick={() => copy(text)}
        className={`copy-button ${isUsable ? '' : 'invisible'}`}
      >
        {said ? texts[said] : 'Copy'}
        <span className="sr-only"> {what}</span>
      </button>
      <span role="status" className="sr-only">
        {said && texts[said]}
      </span>
    </>
  )
}
