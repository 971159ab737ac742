import type { Permission } from '#contract/accounts/permissions.ts'
import { UnreadBadge, WaitingBadge } from '../notices/news-badges.tsx'
import type { OfficeIconName } from './office-icon.tsx'

export type OfficeLink = {
  to: string
  text: string
  icon: OfficeIconName
  /** Those who lack it do not see the link. */
  can: Permission
  /** Other links lead to screens below it. */
  isExact?: true
  /** What waits behind it. */
  badge?: React.ComponentType<{ isNarrow: boolean }>
}

/** Every screen of the back office that the navigation leads to, in groups. */
const officeLinks: { label: string; links: OfficeLink[] }[] = [
  {
    label: 'Overview',
    links: [{ to: '/admin/today', text: 'Today', icon: 'today', can: 'account.use' }],
  },
  {
    label: 'Catalogue',
    links: [
      { to: '/admin/products', text: 'Products', icon: 'products', can: 'products.view' },
      { to: '/admin/categories', text: 'Categories', icon: 'categories', can: 'products.view' },
    ],
  },
  {
    label: 'Customers',
    links: [
      {
        to: '/admin/enquiries',
        text: 'Enquiries',
        icon: 'enquiries',
        can: 'enquiries.view',
        badge: UnreadBadge,
      },
      {
        to: '/admin/contacts',
        text: 'Contacts',
        icon: 'contacts',
        can: 'contacts.view',
        badge: WaitingBadge,
      },
      { to: '/admin/customers', text: 'Customers', icon: 'customers', can: 'customers.view' },
    ],
  },
  {
    label: 'Site',
    links: [
      { to: '/admin/gallery', text: 'Gallery', icon: 'picture', can: 'gallery.view' },
      { to: '/admin/partners', text: 'Partners', icon: 'partners', can: 'logos.view' },
      { to: '/admin/clients', text: 'Clients', icon: 'clients', can: 'logos.view' },
    ],
  },
  {
    label: 'Settings',
    links: [
      {
        to: '/admin/settings',
        text: 'Settings',
        icon: 'settings',
        can: 'account.use',
        isExact: true,
      },
      { to: '/admin/emails', text: 'E-mails', icon: 'emails', can: 'emails.view' },
      { to: '/admin/company', text: 'Company', icon: 'company', can: 'company.view' },
      { to: '/admin/people', text: 'People', icon: 'contacts', can: 'people.view' },
      {
        to: '/admin/settings/templates',
        text: 'Templates',
        icon: 'templates',
        can: 'reply-templates.view',
      },
      {
        to: '/admin/integrations',
        text: 'Integrations',
        icon: 'integrations',
        can: 'integrations.view',
      },
      { to: '/admin/privacy', text: 'Data requests', icon: 'contacts', can: 'data-requests.view' },
      { to: '/admin/consents', text: 'Consents', icon: 'templates', can: 'consents.view' },
      { to: '/admin/audit', text: 'Audit', icon: 'audit', can: 'audit.view' },
      { to: '/admin/trash', text: 'Trash', icon: 'trash', can: 'account.use' },
      { to: '/admin/account', text: 'Account', icon: 'account', can: 'account.use' },
    ],
  },
]

/** Those that the role may open; groups without any are left out. */
export function permittedLinks(isPermitted: (permission: Permission) => boolean) {
  return officeLinks
    .map(({ label, links }) => ({ label, links: links.filter(({ can }) => isPermitted(can)) }))
    .filter(({ links }) => links.length > 0)
}
