import { UnreadBadge } from '../enquiries/unread-badge.tsx'
import type { OfficeIconName } from './office-icon.tsx'

export type OfficeLink = {
  to: string
  text: string
  icon: OfficeIconName
  /** What waits behind it. */
  badge?: React.ComponentType<{ isNarrow: boolean }>
}

/** Every screen of the back office that the navigation leads to, in groups. */
export const officeLinks: { label: string; links: OfficeLink[] }[] = [
  {
    label: 'Overview',
    links: [{ to: '/admin/today', text: 'Today', icon: 'today' }],
  },
  {
    label: 'Catalogue',
    links: [{ to: '/admin/products', text: 'Products', icon: 'products' }],
  },
  {
    label: 'Customers',
    links: [
      { to: '/admin/enquiries', text: 'Enquiries', icon: 'enquiries', badge: UnreadBadge },
      { to: '/admin/contacts', text: 'Contacts', icon: 'contacts' },
    ],
  },
  {
    label: 'Site',
    links: [
      { to: '/admin/gallery', text: 'Gallery', icon: 'picture' },
      { to: '/admin/partners', text: 'Partners', icon: 'partners' },
      { to: '/admin/clients', text: 'Clients', icon: 'clients' },
    ],
  },
  {
    label: 'Settings',
    links: [
      { to: '/admin/emails', text: 'E-mails', icon: 'emails' },
      { to: '/admin/trash', text: 'Trash', icon: 'trash' },
      { to: '/admin/account', text: 'Account', icon: 'account' },
    ],
  },
]
