import type { Contact } from '#contract/contacts/contact.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { contactNameOf } from './contact-names.ts'
import { CopyPassword } from './copy-password.tsx'
import { passwordOf, useMadePasswords } from './made-passwords.ts'

type ContactPasswordProps = { contact: Contact; onSetPassword: (contact: Contact) => void }

/** Itself only in the tab that made it: elsewhere it is known that there is one, and since when. */
export function ContactPassword({ contact, onSetPassword }: ContactPasswordProps) {
  const password = passwordOf(contact, useMadePasswords())
  const { passwordSetAt } = contact
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {password ? (
        <code className="font-mono text-base">{password}</code>
      ) : (
        <span>{passwordSetAt ? `set on ${timeText(passwordSetAt)}` : 'not set'}</span>
      )}
      <div className="-ml-2.5 flex flex-wrap">
        {password && <CopyPassword password={password} of={contactNameOf(contact)} />}
        <Button look="quiet" className="px-2.5!" onClick={() => onSetPassword(contact)}>
          Set New Password
        </Button>
      </div>
    </div>
  )
}
