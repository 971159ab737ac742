import { useState } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import type { RowDeletion } from '../lists/use-row-changes.ts'
import { contactNameOf } from './contact-names.ts'
import { CopyPassword } from './copy-password.tsx'
import type { NamedAccount } from './account-deletion.tsx'
import { passwordOf, useMadePasswords } from './generated-password-store.ts'

type ContactPasswordProps = {
  contact: Contact
  onSetPassword: (contact: Contact) => void
  accountDeletion: RowDeletion<NamedAccount>
}

/** Itself only in the tab that made it: elsewhere it is known that there is one, and since when. */
export function ContactPassword(props: ContactPasswordProps) {
  const { contact, onSetPassword, accountDeletion } = props
  const password = passwordOf(contact, useMadePasswords())
  const { passwordSetAt, customerId } = contact
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {password ? (
        <code className="font-mono text-base">{password}</code>
      ) : (
        <span>{passwordSetAt ? `set on ${timeText(passwordSetAt)}` : 'not set'}</span>
      )}
      {passwordSetAt && <PasswordState until={contact.passwordInitialUntil} />}
      <div className="-ml-2.5 flex flex-wrap">
        {password && <CopyPassword password={password} of={contactNameOf(contact)} />}
        <Button look="quiet" className="px-2.5!" onClick={() => onSetPassword(contact)}>
          Set New Password
        </Button>
        {customerId && (
          <Button
            look="quiet"
            className="px-2.5!"
            onClick={() => accountDeletion.ask({ id: customerId, name: contactNameOf(contact) })}
          >
            {accountDeletion.going ? 'Deleting...' : 'Delete Account'}
          </Button>
        )}
      </div>
    </div>
  )
}

function PasswordState({ until }: { until: string | null }) {
  const [now] = useState(() => new Date().toISOString())
  if (until === null) return <span className="text-ink-soft">by the customer</span>
  if (until > now) {
    return <span className="text-ink-soft">initial password, works until {timeText(until)}</span>
  }
  return <span className="text-amber">initial password, expired on {timeText(until)}</span>
}
