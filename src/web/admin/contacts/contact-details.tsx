import { Link } from 'react-router'
import type { Contact } from '#contract/contacts/contact.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { followUpDetails } from '../follow-ups/follow-up-details.tsx'
import type { FollowUpChange } from '../follow-ups/use-follow-up.ts'
import { OthersLink, PhoneLink, SuspectMark } from '../lists/detail-list.tsx'
import { contactList } from './contact-list.ts'
import { ContactPassword } from './contact-password.tsx'
import type { ContactPasswordProps } from './contact-password.tsx'
import { ContactStatusSelect, ContactTypeBadge } from './contact-status.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'

type ContactDetails = ContactPasswordProps & {
  status: ContactStatusChange
  followUp: FollowUpChange
}

/** The facts of a message by their names, for the dialog and the screen. */
export function contactDetails(props: ContactDetails) {
  const { contact, status, followUp } = props
  const { id, name, email, phone, company, gstNumber, type } = contact
  return {
    Name: textOf(name),
    Email: email && <MailAddress email={email} />,
    Phone: phone && <PhoneLink phone={phone} />,
    Company: company && (
      <>
        <bdi>{company}</bdi>
        <OthersLink to={contactList.addressWith({ company })} text="From this company" />
      </>
    ),
    'GST Number': gstNumber,
    Type: (
      <>
        <ContactTypeBadge type={type} /> {contact.isSuspect && <SuspectMark />}
      </>
    ),
    Password: type === 'existing' ? <ContactPassword {...props} /> : undefined,
    Date: <time dateTime={contact.date}>{timeText(contact.date)}</time>,
    Reference: (
      <Link to={contactList.addressOfRow(id)} className="text-action">
        {contact.reference}
      </Link>
    ),
    Status: <ContactStatusSelect contact={contact} change={status} />,
    ...followUpDetails({ row: contact, change: followUp }),
  }
}

function textOf(text: Contact['name']) {
  return text && <bdi>{text}</bdi>
}
