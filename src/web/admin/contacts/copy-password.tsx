import { Button } from '../../ui/button.tsx'
import { canCopy, useCopied } from '../../ui/use-copied.ts'

const texts = { copied: 'Copied', refused: 'Copying was refused' }

type CopyPasswordProps = { password: string; of: string; className?: string }

export function CopyPassword({ password, of, className = '' }: CopyPasswordProps) {
  const { said, copy } = useCopied()
  if (!canCopy()) return null
  return (
    <>
      <Button
        look="quiet"
        onClick={() => copy(password)}
        aria-label={`Copy the password of ${of}`}
        className={`px-2.5! ${className}`}
      >
        {said ? texts[said] : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {said && texts[said]}
      </span>
    </>
  )
}
