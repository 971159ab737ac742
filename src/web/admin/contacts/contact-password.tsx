import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import { useState } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { contactNameOf } from './contact-list.ts'
import type { NamedAccount } from './customer-accounts.tsx'
import { CopyPassword, usePasswordOf } from './generated-passwords.tsx'
import { Permitted } from '../session/permitted.tsx'

export type ContactPasswordProps = {
  contact: Contact
  onSetPassword: (contact: Contact) => void
  accountDeletion: RowDeletion<NamedAccount>
}

/** The password is shown only in the tab that generated it, elsewhere only since when there is one. */
export function ContactPassword({ contact, onSetPassword, accountDeletion }: ContactPasswordProps) {
  const password = usePasswordOf(contact)
  const { passwordSetAt, passwordInitialUntil: until, customerId } = contact
  const [now] = useState(() => new Date().toISOString())
  const name = contactNameOf(contact)
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {password ? (
        <code className="font-mono text-base">{password}</code>
      ) : (
        <span>{passwordSetAt ? `set on ${timeText(passwordSetAt)}` : 'not set'}</span>
      )}
      {passwordSetAt && (
        <span className={until && until <= now ? 'text-amber' : 'text-ink-soft'}>
          {initialPasswordText(until, now)}
        </span>
      )}
      <div className="-ml-2.5 flex flex-wrap">
        {password && <CopyPassword password={password} of={name} />}
        <Permitted call={contactCalls.setPassword}>
          <Button look="quiet" className="px-2.5!" onClick={() => onSetPassword(contact)}>
            Set new password
          </Button>
        </Permitted>
        {customerId && (
          <Permitted call={customerCalls.delete}>
            <Button
              look="quiet"
              className="px-2.5!"
              onClick={() => accountDeletion.ask({ id: customerId, name })}
            >
              {accountDeletion.going ? 'Deleting...' : 'Delete account'}
            </Button>
          </Permitted>
        )}
      </div>
    </div>
  )
}

function initialPasswordText(until: string | null, now: string) {
  if (until === null) return 'by the customer'
  const end = timeText(until)
  return until > now
    ? `initial password, works until ${end}`
    : `initial password, expired on ${end}`
}
