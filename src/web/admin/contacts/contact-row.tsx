import type { Contact } from '#contract/contacts/contact.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { SuspectMark } from '../tables/suspect-mark.tsx'
import { cellLook, rowLook } from '../tables/table-looks.ts'
import { contactNameOf } from './contact-names.ts'
import { ContactRowActions } from './contact-row-actions.tsx'
import type { ContactActions } from './contact-row-actions.tsx'
import { ContactStatusSelect } from './contact-status-select.tsx'
import { ContactTypeBadge } from './contact-type-badge.tsx'
import type { ContactStatusChange } from './use-contact-status.ts'

type ContactRowProps = ContactActions & { contact: Contact; status: ContactStatusChange }

export function ContactRow({ contact, status, ...actions }: ContactRowProps) {
  const { email, phone, company, gstNumber, type, date, isSuspect } = contact
  const name = contactNameOf(contact)
  return (
    <tr role="row" className={`${rowLook} ${cardLook}`}>
      <td role="cell" className={`${cellLook} min-w-0 @3xl:w-[30%]`}>
        <p className="font-semibold text-pretty wrap-anywhere">
          {name} {isSuspect && <SuspectMark />}
        </p>
        {[email, phone].map(
          (line) =>
            line &&
            line !== name && (
              <p key={line} className="text-sm wrap-anywhere text-ink-soft">
                {line === email ? <MailAddress email={line} /> : line}
              </p>
            ),
        )}
      </td>
      <td role="cell" className={`${cellLook} order-1 col-span-2 text-sm @3xl:w-[22%]`}>
        {company && <p className="text-pretty wrap-anywhere">{company}</p>}
        {gstNumber && (
          <p className="wrap-anywhere text-ink-soft">
            GST: <span className="inline-block">{gstNumber}</span>
          </p>
        )}
        {!company && !gstNumber && <p className="hidden text-ink-soft @3xl:block">–</p>}
      </td>
      <td role="cell" className={`${cellLook} self-start text-right @3xl:text-left`}>
        <ContactTypeBadge type={type} />
      </td>
      <td
        role="cell"
        className={`${cellLook} order-2 text-sm text-ink-soft @6xl:whitespace-nowrap`}
      >
        {timeText(date)}
      </td>
      <td role="cell" className={`${cellLook} order-3 text-right @3xl:text-left`}>
        <ContactStatusSelect contact={contact} change={status} />
      </td>
      <td role="cell" className={`${cellLook} order-4 col-span-2 @3xl:text-right`}>
        <ContactRowActions contact={contact} {...actions} />
      </td>
    </tr>
  )
}

const cardLook = 'grid-cols-[1fr_auto] gap-x-3 gap-y-2'
