import { personLimits } from '#contract/people/person.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { canCopy, useCopied } from '../../ui/use-copied.ts'
import type { ShownLink } from './invite-form.tsx'

/** Shown once: the server stores only its hash. */
export function InvitationLink({ email, link }: ShownLink) {
  const { outcome, copy } = useCopied()
  return (
    <Banner
      tone="note"
      title={`No mail is set up: send this link to ${email} yourself`}
      detail={`It works once, for ${personLimits.invitationHours} hours, and is not shown again.`}
    >
      <code className="w-full text-sm break-all select-all">{link}</code>
      {canCopy() && (
        <Button onClick={() => copy(link)}>
          <span role="status">{outcome === 'copied' ? 'Copied' : 'Copy link'}</span>
        </Button>
      )}
    </Banner>
  )
}
